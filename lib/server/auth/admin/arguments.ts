import "server-only";
import { parseArgs } from "node:util";
import { UserFacingError } from "@/lib/server/boot/user-facing-error";

export const USAGE = `Usage: npm run -s admin -- COMMAND

  bootstrap --email E --workspace NAME      make an owner, a workspace and a token for it
  workspace list                            show the workspaces and their ids
  user list                                 show who may sign in
  user add --email E                        let one more person sign in
  user revoke --email E                     end a person's access and sessions
  token list                                show the tokens, without their text
  token make --name NAME                    make a token; its text is shown this once
  token revoke --id ID                      end a token

  --workspace ID   for user and token: which workspace; not needed while there is only one
  --help           show this

A new person's password comes from SPOTWORTHY_PASSWORD or is asked for. The commands work on the
database of the running server (same SPOTWORTHY_DATA_DIR), or on DATABASE_URL. Each answer is one
JSON object a line on standard output; errors are on standard error and end with exit code 1.
`;

const OPTIONS = {
  email: { type: "string" },
  workspace: { type: "string" },
  name: { type: "string" },
  id: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

type Option = "email" | "workspace" | "name" | "id";
type Rule = { readonly needs: readonly Option[]; readonly takes: readonly Option[] };

const COMMANDS = {
  bootstrap: { needs: ["email", "workspace"], takes: [] },
  "workspace list": { needs: [], takes: [] },
  "user list": { needs: [], takes: ["workspace"] },
  "user add": { needs: ["email"], takes: ["workspace"] },
  "user revoke": { needs: ["email"], takes: ["workspace"] },
  "token list": { needs: [], takes: ["workspace"] },
  "token make": { needs: ["name"], takes: ["workspace"] },
  "token revoke": { needs: ["id"], takes: ["workspace"] },
} as const satisfies Record<string, Rule>;

export type CommandName = keyof typeof COMMANDS;
export type Command = { readonly name: CommandName; readonly options: Readonly<Partial<Record<Option, string>>> };

const isCommand = (text: string): text is CommandName => Object.hasOwn(COMMANDS, text);

/** What was asked for, or null when it was help. */
export function readCommand(args: readonly string[]): Command | null {
  const { values, positionals } = parsedOrExplained(args);
  const { help, ...options } = values;
  if (help || args.length === 0) return null;
  const name = positionals.join(" ");
  if (!isCommand(name)) throw new UserFacingError(`There is no command '${name}'. See --help.`);

  const { needs, takes }: Rule = COMMANDS[name];
  for (const option of needs) {
    if (!options[option]) throw new UserFacingError(`'${name}' needs --${option}. See --help.`);
  }
  const foreign = (Object.keys(options) as Option[]).find((option) => ![...needs, ...takes].includes(option));
  if (foreign) throw new UserFacingError(`'${name}' takes no --${foreign}. See --help.`);
  return { name, options };
}

function parsedOrExplained(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    if (error instanceof TypeError) throw new UserFacingError(`${error.message.split(". ")[0]}. See --help.`);
    throw error;
  }
}
