import "server-only";
import { unstable_rethrow } from "next/navigation";
import { log } from "@/lib/server/log";
import { problem } from "@/lib/server/problem";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];
type Handler<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Response | Promise<Response>;

/**
 * What a route for programs exports, those of our own pages included. Whatever goes wrong is answered with a
 * problem document: an error that nobody caught, and a method that the route does not have.
 */
export function apiRoute<Rest extends unknown[]>(handlers: Partial<Record<Method, Handler<Rest>>>) {
  const named = METHODS.filter((method) => handlers[method]);
  const allow = [...named, ...(handlers.GET ? ["HEAD"] : []), "OPTIONS"].join(", ");
  const describe = () => new Response(null, { status: 204, headers: { allow } });
  const onlyOthers = () =>
    problem(405, "method-not-allowed", `This address answers ${named.join(" and ")} only.`, {}, { allow });
  const answering = (handler: Handler<Rest> = onlyOthers): Handler<Rest> => {
    return async (request, ...rest) => {
      try {
        return await handler(request, ...rest);
      } catch (error) {
        unstable_rethrow(error);
        if (!request.signal.aborted) log.error("A request could not be answered.", error);
        return problem(500, "internal-error", "The server could not answer. Its log says why.");
      }
    };
  };
  return {
    GET: answering(handlers.GET),
    POST: answering(handlers.POST),
    PUT: answering(handlers.PUT),
    PATCH: answering(handlers.PATCH),
    DELETE: answering(handlers.DELETE),
    OPTIONS: describe,
  };
}
