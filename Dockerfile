# Made in one image, run in another, which has neither sources nor npm's packages, only what `npm run release` puts together.
FROM node:24-slim AS made

ENV PATH=/src/node_modules/.bin:$PATH
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN node scripts/release.ts --folder /zelo

FROM node:24-slim

ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data

RUN mkdir /data && chown node:node /data
COPY --from=made /zelo /zelo
USER node
WORKDIR /data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=1m \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "/zelo/zelo.mjs"]
