import { registerHooks } from "node:module";

// `server-only` is empty for React's server and throws for everybody else. Our own processes are the server too,
// but the condition must not reach React itself, which the same process loads for rendering.
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier,
      specifier === "server-only" ? { ...context, conditions: [...(context.conditions ?? []), "react-server"] } : context,
    ),
});
