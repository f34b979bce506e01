import type { createTranslator, NamespaceKeys, NestedKeyOf } from "use-intl/core";
import type { Messages } from "./messages/en";

/** The `t` of one namespace, for passing it on to a function or a component of the same page. */
export type Translate<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>> = ReturnType<
  typeof createTranslator<Messages, Namespace>
>;
