# One image for every role (ROLE=api, worker or all). The steps are those of .ci/run.
# Not yet built by us.
FROM node:24-bookworm-slim AS build
WORKDIR /engram
COPY package.json package-lock.json .npmrc ./
COPY core/package.json core/
COPY generator/package.json generator/
COPY fakes/package.json fakes/
COPY corpus/package.json corpus/
COPY server/package.json server/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
WORKDIR /engram
ENV NODE_ENV=production HOST=0.0.0.0
COPY --from=build --chown=node:node /engram ./
USER node
EXPOSE 3000
CMD ["sh", "-c", "node server/src/migrate.ts && exec node server/src/main.ts"]
