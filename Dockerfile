# `fovea serve` in a container: not as root, and with nothing that it has to write to.
#   docker build -t fovea .
#   docker run --rm --read-only --tmpfs /tmp -e FOVEA_TOKEN=… -p 127.0.0.1:8787:8787 fovea
FROM node:22-alpine AS build
WORKDIR /build
COPY . .
RUN npm ci --ignore-scripts \
  && npm run build \
  && mkdir /packed \
  && npm pack --pack-destination /packed -w packages/html -w packages/core -w packages/cli \
  && npm install --prefix /app --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund /packed/*.tgz

FROM node:22-alpine
ENV NODE_ENV=production
COPY --from=build /app /app
USER node
EXPOSE 8787
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:8787/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Outside of the container it is only reachable with a token: FOVEA_TOKEN.
ENTRYPOINT ["node", "/app/node_modules/fovea-cli/dist/fovea.js", "serve", "--host", "0.0.0.0"]
