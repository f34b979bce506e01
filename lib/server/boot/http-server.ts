import "server-only";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { secureExchange } from "@/lib/server/auth/security-headers";
import { peerAddress, proxyList, stripForwarded } from "@/lib/server/boot/peer-address";
import { UserFacingError } from "@/lib/server/boot/user-facing-error";
import type { readEnvironment } from "@/lib/server/environment";
import { log } from "@/lib/server/log";
import { problem } from "@/lib/server/problem";

type Environment = ReturnType<typeof readEnvironment>;

export type Application = {
  readonly answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;
};

const DRAIN_MS = 10_000;
// A file of 200 MB over a slow line.
const LONGEST_REQUEST_MS = 30 * 60_000;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** What Next would answer with an error of its own, or with nothing. */
function refusalOf({ method = "", url = "" }: IncomingMessage): Response | null {
  if (!METHODS.includes(method)) {
    const allow = METHODS.join(", ");
    return problem(405, "method-not-allowed", `This server answers ${allow}.`, {}, { allow });
  }
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return null;
  } catch {
    return problem(400, "bad-address", "The address holds a percent sign that begins no UTF-8 character.");
  }
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") {
      throw new UserFacingError(`Port ${port} is taken by another program. Set PORT to a free one.`);
    }
    if (code === "EACCES") throw new UserFacingError(`This user may not listen on port ${port}. Set PORT above 1023.`);
    throw new UserFacingError(`Cannot listen on ${host}:${port} (${code}). Check HOST and PORT.`);
  }
  return (server.address() as AddressInfo).port;
}

/**
 * Listens at once, so that a taken port is known before anything else starts; requests wait until the
 * application is there. Every request passes here first: proxy headers go, the peer's address comes.
 */
export async function startHttpServer(environment: Environment) {
  const proxies = proxyList(environment.trustedProxies);
  const mode = environment.mode === "development" ? "development" : "production";
  const application = Promise.withResolvers<Application>();
  application.promise.catch(() => {});

  const server = createServer({ requestTimeout: LONGEST_REQUEST_MS }, async (request, response) => {
    const forwardedFor = request.headers["x-forwarded-for"];
    const peer = peerAddress(request.socket.remoteAddress ?? "", forwardedFor?.toString(), proxies);
    stripForwarded(request.headers);
    try {
      const { answer } = await application.promise;
      secureExchange(request, response, { peer, mode });
      const refusal = refusalOf(request);
      if (refusal) await send(response, refusal);
      else await answer(request, response);
    } catch (error) {
      log.error("A request could not be answered.", error);
      if (response.headersSent) response.destroy();
      else await send(response, problem(500, "internal-error", "The server could not answer. Its log says why."));
    }
  });
  server.on("upgrade", async (request, socket, head) => {
    try {
      await (await application.promise).upgrade(request, socket, head);
    } catch {
      socket.destroy();
    }
  });

  const port = await listen(server, environment.host, environment.port);
  return {
    port,
    serve: application.resolve,
    /** Answers what has been asked, then closes; whoever takes too long is cut off. */
    close: async () => {
      application.reject(new Error("The server stops."));
      const closed = once(server, "close");
      server.close();
      const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
      await closed;
      clearTimeout(cut);
    },
  };
}
