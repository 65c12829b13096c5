/** Fovea as a server: an app that runs wherever Hono does, and a server on Node with threads, limits and caches. */

export type { Answer, AnswerFacts, AnswerOrder } from './answers/answer.ts';
export { type AppOptions, createApp, type LogEntry } from './app.ts';
export type { Engine, EngineLoad, OpenOptions, PageSource } from './engine.ts';
export { serveOverStdio } from './mcp/serve-mcp.ts';
export { listenError } from './node/cannot-start.ts';
export { openEngine, type RunningServer, type ServerOptions, startServer } from './node/start-server.ts';
