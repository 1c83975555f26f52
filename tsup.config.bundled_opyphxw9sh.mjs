// tsup.config.ts
import { existsSync, mkdirSync, readdirSync, readFileSync as readFileSync3, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { defineConfig } from "tsup";

// entries.mjs
import { readFileSync } from "node:fs";
var __injected_import_meta_url__ = "file:///work/wt-leaves/entries.mjs";
var list = readFileSync(new URL("rulesets/index.ts", __injected_import_meta_url__), "utf8");
var titleFolders = [...list.matchAll(/from '\.\/([^/']+)\/title\.js'/g)].map(([, id]) => id);
var titleFiles = Object.fromEntries(
  ["milepost", ...titleFolders].map((id) => [`rulesets/${id}`, `rulesets/${id}/index.ts`])
);
var titleEntries = Object.keys(titleFiles);
var entryFiles = {
  index: "src/index.ts",
  engine: "src/entries/engine.ts",
  graph: "src/entries/graph.ts",
  table: "src/entries/table.ts",
  players: "src/entries/players.ts",
  tournament: "src/entries/tournament.ts",
  testing: "src/entries/testing.ts",
  "testing/arbitraries": "src/testing/arbitraries.ts",
  serve: "src/entries/serve.ts",
  titles: "rulesets/titles.ts",
  "adapters/boardgame-io": "src/serve/adapters/boardgame-io/index.ts",
  "adapters/boardgamers": "src/serve/adapters/boardgamers/index.ts",
  ...titleFiles
};
if (process.argv[1] === import.meta.filename) console.log(titleEntries.join(" "));

// maps/tools/pack-numbers.ts
import { readFileSync as readFileSync2 } from "node:fs";
import { fileURLToPath } from "node:url";

// src/core/map/packed-numbers.ts
var DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
var LIST = "#";
var ROWS = "%";

// maps/tools/pack-numbers.ts
var __injected_import_meta_url__2 = "file:///work/wt-leaves/maps/tools/pack-numbers.ts";
var LONG = 8;
var READER = fileURLToPath(new URL("../../src/core/map/packed-numbers.ts", __injected_import_meta_url__2));
function packed(data) {
  if (typeof data === "string" && (data.startsWith(LIST) || data.startsWith(ROWS)))
    throw new Error(`\xAB${data}\xBB would be read as numbers`);
  if (data === null || typeof data !== "object") return data;
  if (isLong(data) && data.every(isWhole)) return LIST + textOf(data);
  if (isLong(data) && data.every((row) => Array.isArray(row) && row.every(isWhole))) {
    const rows = data;
    return ROWS + textOf(rows.map((row) => row.length)) + ROWS + textOf(rows.flat());
  }
  if (Array.isArray(data)) return data.map(packed);
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, packed(value)]));
}
var packMaps = {
  name: "pack maps",
  setup(build) {
    build.onLoad({ filter: /[\\/]maps[\\/][^\\/]+[\\/]\w+\.json$/ }, ({ path }) => {
      const written = JSON.parse(readFileSync2(path, "utf8"));
      const data = JSON.stringify(packed(written));
      if (data === JSON.stringify(written)) return void 0;
      const reader = JSON.stringify(READER);
      return {
        contents: `import { unpacked } from ${reader};
export default /* @__PURE__ */ unpacked(${data});`,
        loader: "js"
      };
    });
  }
};
var isLong = (value) => Array.isArray(value) && value.length >= LONG;
var isWhole = (value) => Number.isSafeInteger(value) && !Object.is(value, -0);
function textOf(numbers) {
  return numbers.map((number, n) => {
    const differs = number - (numbers[n - 2] ?? 0);
    let [value, text] = [differs < 0 ? -2 * differs - 1 : 2 * differs, ""];
    for (; value >= 32; value = Math.floor(value / 32)) text += DIGITS[32 + value % 32];
    return text + DIGITS[value];
  }).join("");
}

// package.json
var package_default = {
  name: "railhead",
  version: "0.1.0",
  description: "A headless, deterministic rules engine for railway board games: one reducer, pluggable rulesets, real boards.",
  keywords: [
    "board game",
    "railway",
    "rules engine",
    "reducer",
    "crayon rails",
    "hex",
    "pathfinding",
    "deterministic"
  ],
  license: "MIT",
  type: "module",
  sideEffects: false,
  engines: {
    node: "^20.19.0 || >=22.12.0"
  },
  main: "./dist/index.js",
  types: "./dist/index.d.ts",
  exports: {
    ".": {
      types: "./dist/index.d.ts",
      default: "./dist/index.js"
    },
    "./engine": {
      types: "./dist/engine.d.ts",
      default: "./dist/engine.js"
    },
    "./graph": {
      types: "./dist/graph.d.ts",
      default: "./dist/graph.js"
    },
    "./table": {
      types: "./dist/table.d.ts",
      default: "./dist/table.js"
    },
    "./players": {
      types: "./dist/players.d.ts",
      default: "./dist/players.js"
    },
    "./tournament": {
      types: "./dist/tournament.d.ts",
      default: "./dist/tournament.js"
    },
    "./testing": {
      types: "./dist/testing.d.ts",
      default: "./dist/testing.js"
    },
    "./testing/arbitraries": {
      types: "./dist/testing/arbitraries.d.ts",
      default: "./dist/testing/arbitraries.js"
    },
    "./serve": {
      types: "./dist/serve.d.ts",
      default: "./dist/serve.js"
    },
    "./titles": {
      types: "./dist/titles.d.ts",
      default: "./dist/titles.js"
    },
    "./adapters/boardgame-io": {
      types: "./dist/adapters/boardgame-io.d.ts",
      default: "./dist/adapters/boardgame-io.js"
    },
    "./adapters/boardgamers": {
      types: "./dist/adapters/boardgamers.d.ts",
      default: "./dist/adapters/boardgamers.js"
    },
    "./rulesets/*": {
      types: "./dist/rulesets/*.d.ts",
      default: "./dist/rulesets/*.js"
    },
    "./maps/*.json": {
      types: "./dist/maps/*.json.d.ts",
      default: "./maps/*.json"
    },
    "./rulesets/*.json": {
      types: "./dist/rulesets/*.json.d.ts",
      default: "./rulesets/*.json"
    },
    "./package.json": "./package.json"
  },
  bin: {
    railhead: "dist/cli.js"
  },
  files: [
    "dist",
    "!dist/metafile-*.json",
    "NOTICE",
    "docs",
    "!docs/.vitepress",
    "!docs/api",
    "!docs/api-report.md",
    "!docs/style.md",
    "!docs/PUBLISHING.md",
    "!docs/generated",
    "!docs/notes",
    "!docs/tools",
    "!docs/pictures",
    "!docs/playground/*.ts",
    "!docs/playground/tsconfig.json",
    "!docs/examples/host/test",
    "!**/__pycache__",
    "docs/pictures/a-game-in-play.jpg",
    "docs/pictures/an-action.svg",
    "docs/pictures/board-in-a-page.jpg",
    "docs/pictures/folders.svg",
    "maps/*/SOURCES.md",
    "maps/*/map.json",
    "maps/*/deck.json",
    "maps/*/scenery.json",
    "rulesets/*/catalogue.json",
    "README.md",
    "LICENSE",
    "CHANGELOG.md"
  ],
  scripts: {
    demo: "npm run --silent build:cli && node node_modules/.cache/railhead/command/cli.js play china-rails --seats 3 --seed 7 --record demo/record.json --svg demo/board.svg",
    test: "vitest run",
    "test:long": "vitest run --mode long",
    "test:slowest": "vitest run --reporter=default --reporter=./test/slowest-files.ts",
    "test:queue": "vitest run --config test/queue/vitest.config.ts",
    "test:browser": "vitest run --config test/browser/vitest.config.ts",
    "test:package": "node test/package/run.mjs",
    "test:consumers": "node test/package/consumers.mjs",
    "test:runtimes": "node test/package/runtimes.mjs",
    "check:package": "publint --strict && npm pack --ignore-scripts --silent --pack-destination node_modules/.cache && attw node_modules/.cache/railhead-$npm_package_version.tgz --profile esm-only --include-entrypoints $(node entries.mjs) && npm run check:sizes && npm publish --dry-run --ignore-scripts",
    "check:sizes": "node test/package/sizes.mjs",
    "check:shipped": "node test/package/shipped.mjs",
    "test:shipped": "vitest run --config test/package/vitest.config.ts",
    check: "biome check . && for project in . docs/playground docs/examples test/browser; do node node_modules/typescript-7/bin/tsc -p $project || exit 1; done && tsx test/types/needless-casts.ts",
    prebuild: `node -e "fs.rmSync('dist', { recursive: true, force: true })"`,
    build: "tsup && npm run --silent docs:playground",
    "build:cli": "tsup --config tsup.cli.config.ts --silent --out-dir node_modules/.cache/railhead/command",
    bench: "NODE_ENV=production node --expose-gc test/run-bundled.mjs bench/bench.ts",
    "bench:against": "node test/run-bundled.mjs bench/against.ts",
    soak: "node test/run-bundled.mjs soak/soak.ts",
    "soak:playground": "tsx test/browser/playground/whole-games.ts",
    "soak:host": "node test/run-bundled.mjs soak/host.ts",
    "soak:walled": "node test/run-bundled.mjs soak/walled-in.ts",
    "soak:scale": "node --expose-gc test/run-bundled.mjs soak/scale.ts",
    plant: "node test/run-bundled.mjs plant/plant.ts",
    fuzz: "node test/run-bundled.mjs fuzz/fuzz.ts",
    siege: "node test/run-bundled.mjs siege/siege.ts",
    "siege:lines": "node --expose-gc test/run-bundled.mjs siege/lines.ts",
    invert: "tsx test/invert/invert.ts",
    mutate: "tsx test/mutate/mutate.ts",
    judge: "node test/run-bundled.mjs judge/judge.ts",
    tune: "node test/run-bundled.mjs judge/tune.ts",
    balance: "node test/run-bundled.mjs ../maps/tools/twentieth-century-limited/balance.ts",
    fairness: "node test/run-bundled.mjs ../maps/tools/hex-tycoon/fairness.ts",
    words: "tsx test/docs/words/write-allowed.ts",
    docs: "npm run docs:site && npm run docs:playground && npm run docs:links",
    "docs:site": "tsx docs/tools/build-site.ts",
    "docs:preview": "vitepress preview docs",
    "docs:links": "tsx docs/tools/check-links.ts",
    "docs:playground": "node docs/tools/build-playground.mjs",
    states: "tsx docs/tools/write-states.ts",
    "sample-games": "tsx docs/tools/write-sample-games.ts",
    "docs:rules": "tsx docs/tools/write-catalogues.ts",
    "docs:schemas": "tsx docs/tools/write-schemas.ts",
    "docs:api-report": "tsx docs/tools/write-api-report.ts",
    prepack: "npm run build",
    prepublishOnly: "npm run check && npm test && npm run test:long && npm run build && npm run check:package"
  },
  dependencies: {
    "@noble/hashes": "^2.4.0",
    immer: "^11.2.10",
    morphdom: "^2.7.8",
    "pure-rand": "8.4.2",
    zod: "^4.6.7"
  },
  optionalDependencies: {
    tinypool: "2.2.0"
  },
  peerDependencies: {
    "boardgame.io": "^0.50.2",
    bullmq: "^6.0.0",
    "fast-check": "^4.0.0",
    ioredis: "^5.0.0",
    typescript: ">=5.9 <8"
  },
  peerDependenciesMeta: {
    "boardgame.io": {
      optional: true
    },
    bullmq: {
      optional: true
    },
    ioredis: {
      optional: true
    },
    "fast-check": {
      optional: true
    },
    typescript: {
      optional: true
    }
  },
  overrides: {
    "@types/react": "$@types/react",
    react: "$react",
    "react-dom": "$react-dom"
  },
  devDependencies: {
    "@arethetypeswrong/cli": "0.18.5",
    "@biomejs/biome": "2.6.8",
    "@fast-check/vitest": "0.5.0",
    "@panzoom/panzoom": "4.6.2",
    "@reduxjs/toolkit": "2.14.0",
    "@types/node": "20.19.43",
    "@types/react": "19.3.0",
    "@types/react-dom": "19.3.0",
    "axe-core": "4.14.1",
    "boardgame.io": "0.50.2",
    bullmq: "6.7.0",
    esbuild: "0.27.7",
    "fast-check": "4.10.2",
    "happy-dom": "21.0.4",
    ioredis: "5.8.2",
    "playwright-core": "1.65.1",
    publint: "0.3.25",
    react: "19.3.1",
    "react-dom": "19.3.1",
    tsup: "8.5.1",
    tsx: "4.23.15",
    typedoc: "0.28.20",
    "typedoc-plugin-markdown": "4.14.1",
    typescript: "6.0.3",
    "typescript-7": "npm:typescript@7.0.2",
    vitepress: "1.6.4",
    vitest: "4.1.12"
  }
};

// tsup.cli.config.ts
var external = Object.keys(package_default.optionalDependencies);
var command = {
  entry: {
    cli: "src/cli/main.ts",
    "cli-contest": "src/cli/contest.ts",
    "tournament-worker": "src/players/tournament/worker.ts"
  },
  format: ["esm"],
  target: "node20",
  external
};
var tsup_cli_config_default = command;

// tsup.config.ts
function standIns(files) {
  const folder = ".entries";
  mkdirSync(folder, { recursive: true });
  const pairs = Object.entries(files).map(([name, file]) => {
    const standIn = `${folder}/${name.replaceAll("/", ".")}.ts`;
    const path = relative(folder, file).replaceAll("\\", "/").replace(/\.ts$/, ".js");
    writeFileSync(standIn, `export * from '${path}';
`);
    return [name, standIn];
  });
  return Object.fromEntries(pairs);
}
var noExternal = ["@panzoom/panzoom", "zod"];
var withoutEffects = ["src", "rulesets"].flatMap(
  (folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`)
).filter((path) => path.endsWith(".ts")).flatMap((path) => [
  ...readFileSync3(path, "utf8").matchAll(/@__NO_SIDE_EFFECTS__\b[^\n]*\n(?:export )?function (\w+)/g)
]).map(([, name]) => name);
var FILLED = /^var (\w+_exports) = \{\};\n__export\(\1, (\{[\s\S]*?^\})\);$/gm;
var BARE = /^import "\.[^"]+";\n/gm;
var marks = {
  name: "marks",
  renderChunk(code) {
    const calls = new RegExp(`^(var \\w+ = )((?:${withoutEffects.join("|")})\\d*\\()`, "gm");
    const marked = code.replaceAll(BARE, "").replaceAll(calls, "$1/* @__PURE__ */ $2");
    return {
      code: marked.replaceAll(
        FILLED,
        "var $1 = /* @__PURE__ */ (() => {\n  const all = {};\n  __export(all, $2);\n  return all;\n})();"
      )
    };
  }
};
function writeTypesOfData() {
  const write = (file, type) => {
    mkdirSync(`dist/${dirname(file)}`, { recursive: true });
    writeFileSync(`dist/${file}.d.ts`, `declare const data: ${type};
export default data;
`);
  };
  for (const id of ["milepost", ...titleFolders])
    write(`rulesets/${id}/catalogue.json`, "readonly import('../../table.js').CatalogueRule[]");
  for (const id of titleFolders) {
    const kind = existsSync(`rulesets/${id}/board/define-board.ts`) ? id : "milepost";
    for (const [at, part] of ["map", "deck", "scenery"].entries()) {
      if (!existsSync(`maps/${id}/${part}.json`)) continue;
      const given = `Parameters<typeof import('../../rulesets/${kind}.js').defineBoard>[${at}]`;
      write(`maps/${id}/${part}.json`, `NonNullable<${given}>`);
    }
  }
}
var small = ".entries/small.ts";
mkdirSync(dirname(small), { recursive: true });
writeFileSync(
  small,
  ["random/generator", "random/uniform", "fresh-seed", "engine/base/rejection", "engine/typed-by-title"].map((name) => `export * from '../src/core/${name}.js';
`).join("")
);
var titles = Object.fromEntries(titleFolders.map((id) => [`titles/${id}`, `rulesets/${id}/title.ts`]));
var tsup_config_default = defineConfig([
  // The command goes with the modules, so that both share their chunks.
  {
    entry: { ...entryFiles, small, ...titles, ...tsup_cli_config_default.entry },
    format: ["esm"],
    splitting: true,
    // dist/metafile-esm.json says of every file what it was made of: test/package/shipped.mjs looks for libraries in it.
    metafile: true,
    external,
    noExternal,
    plugins: [marks],
    esbuildPlugins: [packMaps],
    onSuccess: async () => writeTypesOfData()
  },
  {
    entry: standIns(entryFiles),
    format: ["esm"],
    // TypeScript 6 warns of an option that tsup's bundler of types still sets.
    dts: { only: true, compilerOptions: { ignoreDeprecations: "6.0" } }
  }
]);
export {
  tsup_config_default as default
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsidHN1cC5jb25maWcudHMiLCAiZW50cmllcy5tanMiLCAibWFwcy90b29scy9wYWNrLW51bWJlcnMudHMiLCAic3JjL2NvcmUvbWFwL3BhY2tlZC1udW1iZXJzLnRzIiwgInBhY2thZ2UuanNvbiIsICJ0c3VwLmNsaS5jb25maWcudHMiXSwKICAic291cmNlc0NvbnRlbnQiOiBbImNvbnN0IF9faW5qZWN0ZWRfZmlsZW5hbWVfXyA9IFwiL3dvcmsvd3QtbGVhdmVzL3RzdXAuY29uZmlnLnRzXCI7Y29uc3QgX19pbmplY3RlZF9kaXJuYW1lX18gPSBcIi93b3JrL3d0LWxlYXZlc1wiO2NvbnN0IF9faW5qZWN0ZWRfaW1wb3J0X21ldGFfdXJsX18gPSBcImZpbGU6Ly8vd29yay93dC1sZWF2ZXMvdHN1cC5jb25maWcudHNcIjsvLyBUaGUgcGFja2FnZTogZXZlcnkgZW50cnkgb2YgcGFja2FnZS5qc29uJ3MgZXhwb3J0cyBhcyBhIG1vZHVsZSB3aXRoIGl0cyB0eXBlcywgYW5kIHRoZSBjb21tYW5kLiBOb2RlIHJlcXVpcmVzIG1vZHVsZXMgZnJvbSAyMC4xOSBhbmRcbi8vIDIyLjEyIG9uLCBzbyB0aGVyZSBpcyBvbmUga2luZCBvZiBtb2R1bGUsIGFuZCBvbmUgY29weSBvZiB0aGUgbGlicmFyeSBpbiBhIHByb2Nlc3MsIGhvd2V2ZXIgaXQgd2FzIGxvYWRlZC5cblxuaW1wb3J0IHsgZXhpc3RzU3luYywgbWtkaXJTeW5jLCByZWFkZGlyU3luYywgcmVhZEZpbGVTeW5jLCB3cml0ZUZpbGVTeW5jIH0gZnJvbSAnbm9kZTpmcyc7XG5pbXBvcnQgeyBkaXJuYW1lLCByZWxhdGl2ZSB9IGZyb20gJ25vZGU6cGF0aCc7XG5pbXBvcnQgeyBkZWZpbmVDb25maWcsIHR5cGUgT3B0aW9ucyB9IGZyb20gJ3RzdXAnO1xuaW1wb3J0IHsgZW50cnlGaWxlcyBhcyBlbnRyeSwgdGl0bGVGb2xkZXJzIH0gZnJvbSAnLi9lbnRyaWVzLm1qcyc7XG5pbXBvcnQgeyBwYWNrTWFwcyB9IGZyb20gJy4vbWFwcy90b29scy9wYWNrLW51bWJlcnMuanMnO1xuaW1wb3J0IGNvbW1hbmQsIHsgZXh0ZXJuYWwgfSBmcm9tICcuL3RzdXAuY2xpLmNvbmZpZy5qcyc7XG5cbi8qKlxuICogRW50cmllcyBmb3IgdHN1cCdzIGJ1bmRsZXIgb2YgdHlwZXMsIGVhY2ggcGFzc2luZyBvbiBhIHJlYWwgb25lLiBJdCBjb21waWxlcyBlbnRyaWVzIG9mIG9uZSBmb2xkZXIgdG9nZXRoZXIsIGFuZCB0aG9zZSBvZiBldmVyeVxuICogZm9sZGVyIGFwYXJ0OiBmb3J0eSB0aW1lcyB0aGUgc2FtZSBzb3VyY2VzLCBpbiBmaXZlIGdpZ2FieXRlcy5cbiAqL1xuZnVuY3Rpb24gc3RhbmRJbnMoZmlsZXM6IFJlYWRvbmx5PFJlY29yZDxzdHJpbmcsIHN0cmluZz4+KTogUmVjb3JkPHN0cmluZywgc3RyaW5nPiB7XG4gIGNvbnN0IGZvbGRlciA9ICcuZW50cmllcyc7XG4gIG1rZGlyU3luYyhmb2xkZXIsIHsgcmVjdXJzaXZlOiB0cnVlIH0pO1xuICBjb25zdCBwYWlycyA9IE9iamVjdC5lbnRyaWVzKGZpbGVzKS5tYXAoKFtuYW1lLCBmaWxlXSkgPT4ge1xuICAgIGNvbnN0IHN0YW5kSW4gPSBgJHtmb2xkZXJ9LyR7bmFtZS5yZXBsYWNlQWxsKCcvJywgJy4nKX0udHNgO1xuICAgIGNvbnN0IHBhdGggPSByZWxhdGl2ZShmb2xkZXIsIGZpbGUpLnJlcGxhY2VBbGwoJ1xcXFwnLCAnLycpLnJlcGxhY2UoL1xcLnRzJC8sICcuanMnKTtcbiAgICB3cml0ZUZpbGVTeW5jKHN0YW5kSW4sIGBleHBvcnQgKiBmcm9tICcke3BhdGh9JztcXG5gKTtcbiAgICByZXR1cm4gW25hbWUsIHN0YW5kSW5dIGFzIGNvbnN0O1xuICB9KTtcbiAgcmV0dXJuIE9iamVjdC5mcm9tRW50cmllcyhwYWlycyk7XG59XG5cbi8vIEJ1aWx0IGluIChOT1RJQ0UgaGFzIHRoZWlyIGxpY2VuY2VzKTogb25lJ3MgcGFja2FnZSBuYW1lcyBhIGZpbGUgZm9yIG5vZGUgdGhhdCBpcyBubyBtb2R1bGU7IG9mIHpvZCwgbm9kZSB3b3VsZCBsb2FkIGZpZnR5IGZpbGVzIG9mXG4vLyBzZW50ZW5jZXMgaW4gb3RoZXIgbGFuZ3VhZ2VzIHRoYXQgbm9ib2R5IHJlYWRzLCB3aGljaCB0YWtlcyBsb25nZXIgdGhhbiBhbGwgdGhlIHJlc3Qgb2YgYW4gaW1wb3J0LlxuY29uc3Qgbm9FeHRlcm5hbCA9IFsnQHBhbnpvb20vcGFuem9vbScsICd6b2QnXTtcblxuLy8gVGhlIGZ1bmN0aW9ucyB3aG9zZSBjYWxscyBidW5kbGVycyBtYXkgZHJvcCB3aGVyZSBub2JvZHkgdXNlcyB3aGF0IHRoZXkgbWFrZS5cbmNvbnN0IHdpdGhvdXRFZmZlY3RzID0gWydzcmMnLCAncnVsZXNldHMnXVxuICAuZmxhdE1hcCgoZm9sZGVyKSA9PlxuICAgIHJlYWRkaXJTeW5jKGZvbGRlciwgeyByZWN1cnNpdmU6IHRydWUsIGVuY29kaW5nOiAndXRmOCcgfSkubWFwKChwYXRoKSA9PiBgJHtmb2xkZXJ9LyR7cGF0aH1gKSxcbiAgKVxuICAuZmlsdGVyKChwYXRoKSA9PiBwYXRoLmVuZHNXaXRoKCcudHMnKSlcbiAgLmZsYXRNYXAoKHBhdGgpID0+IFtcbiAgICAuLi5yZWFkRmlsZVN5bmMocGF0aCwgJ3V0ZjgnKS5tYXRjaEFsbCgvQF9fTk9fU0lERV9FRkZFQ1RTX19cXGJbXlxcbl0qXFxuKD86ZXhwb3J0ICk/ZnVuY3Rpb24gKFxcdyspL2cpLFxuICBdKVxuICAubWFwKChbLCBuYW1lXSkgPT4gbmFtZSk7XG5cbi8vIFdoYXQgYGV4cG9ydCAqIGFzYCBnaXZlcyBpcyBmaWxsZWQgYnkgYSBjYWxsLCB3aGljaCBidW5kbGVycyBrZWVwLCBhbmQgd2l0aCBpdCBhbGwgdGhhdCB0aGUgbW9kdWxlIGV4cG9ydHMuXG5jb25zdCBGSUxMRUQgPSAvXnZhciAoXFx3K19leHBvcnRzKSA9IFxce1xcfTtcXG5fX2V4cG9ydFxcKFxcMSwgKFxce1tcXHNcXFNdKj9eXFx9KVxcKTskL2dtO1xuXG4vLyBDaHVua3MgaW1wb3J0IG90aGVycyBieSBuYW1lIHdoZXJlIHRoZXkgdXNlIHRoZW0uIEEgYmFyZSBpbXBvcnQgaXMgdGhlcmUgZm9yIGVmZmVjdHMsIGFuZCBub3RoaW5nIGhlcmUgaGFzIGFueTsgYnVuZGxlcnMgdGhhdCBzcGxpdCBjb2RlXG4vLyB3b3VsZCBsb2FkIGFsbCB0aGF0IGl0IGxlYWRzIHRvLlxuY29uc3QgQkFSRSA9IC9eaW1wb3J0IFwiXFwuW15cIl0rXCI7XFxuL2dtO1xuXG4vLyBCdW5kbGVycyB0aGF0IGRvIG5vdCBrbm93IG9mIGEgZnVuY3Rpb24gZnJvbSBhbm90aGVyIGZpbGUgdGhhdCBpdCBpcyBtYXJrZWQgc28gZmluZCB0aGUgbWFyayBhdCBpdHMgY2FsbHMuXG5jb25zdCBtYXJrczogTm9uTnVsbGFibGU8T3B0aW9uc1sncGx1Z2lucyddPltudW1iZXJdID0ge1xuICBuYW1lOiAnbWFya3MnLFxuICByZW5kZXJDaHVuayhjb2RlKSB7XG4gICAgY29uc3QgY2FsbHMgPSBuZXcgUmVnRXhwKGBeKHZhciBcXFxcdysgPSApKCg/OiR7d2l0aG91dEVmZmVjdHMuam9pbignfCcpfSlcXFxcZCpcXFxcKClgLCAnZ20nKTtcbiAgICBjb25zdCBtYXJrZWQgPSBjb2RlLnJlcGxhY2VBbGwoQkFSRSwgJycpLnJlcGxhY2VBbGwoY2FsbHMsICckMS8qIEBfX1BVUkVfXyAqLyAkMicpO1xuICAgIHJldHVybiB7XG4gICAgICBjb2RlOiBtYXJrZWQucmVwbGFjZUFsbChcbiAgICAgICAgRklMTEVELFxuICAgICAgICAndmFyICQxID0gLyogQF9fUFVSRV9fICovICgoKSA9PiB7XFxuICBjb25zdCBhbGwgPSB7fTtcXG4gIF9fZXhwb3J0KGFsbCwgJDIpO1xcbiAgcmV0dXJuIGFsbDtcXG59KSgpOycsXG4gICAgICApLFxuICAgIH07XG4gIH0sXG59O1xuXG4vLyBCb2FyZHMsIGRlY2tzIGFuZCBjYXRhbG9ndWVzIGFyZSBKU09OIGZpbGVzLiBUaGVpciB0eXBlcyBzYXkgd2hhdCBhbiBpbXBvcnQgb2Ygb25lIGdpdmVzLlxuZnVuY3Rpb24gd3JpdGVUeXBlc09mRGF0YSgpOiB2b2lkIHtcbiAgY29uc3Qgd3JpdGUgPSAoZmlsZTogc3RyaW5nLCB0eXBlOiBzdHJpbmcpID0+IHtcbiAgICBta2RpclN5bmMoYGRpc3QvJHtkaXJuYW1lKGZpbGUpfWAsIHsgcmVjdXJzaXZlOiB0cnVlIH0pO1xuICAgIHdyaXRlRmlsZVN5bmMoYGRpc3QvJHtmaWxlfS5kLnRzYCwgYGRlY2xhcmUgY29uc3QgZGF0YTogJHt0eXBlfTtcXG5leHBvcnQgZGVmYXVsdCBkYXRhO1xcbmApO1xuICB9O1xuICBmb3IgKGNvbnN0IGlkIG9mIFsnbWlsZXBvc3QnLCAuLi50aXRsZUZvbGRlcnNdKVxuICAgIHdyaXRlKGBydWxlc2V0cy8ke2lkfS9jYXRhbG9ndWUuanNvbmAsIFwicmVhZG9ubHkgaW1wb3J0KCcuLi8uLi90YWJsZS5qcycpLkNhdGFsb2d1ZVJ1bGVbXVwiKTtcbiAgZm9yIChjb25zdCBpZCBvZiB0aXRsZUZvbGRlcnMpIHtcbiAgICBjb25zdCBraW5kID0gZXhpc3RzU3luYyhgcnVsZXNldHMvJHtpZH0vYm9hcmQvZGVmaW5lLWJvYXJkLnRzYCkgPyBpZCA6ICdtaWxlcG9zdCc7XG4gICAgZm9yIChjb25zdCBbYXQsIHBhcnRdIG9mIFsnbWFwJywgJ2RlY2snLCAnc2NlbmVyeSddLmVudHJpZXMoKSkge1xuICAgICAgaWYgKCFleGlzdHNTeW5jKGBtYXBzLyR7aWR9LyR7cGFydH0uanNvbmApKSBjb250aW51ZTtcbiAgICAgIGNvbnN0IGdpdmVuID0gYFBhcmFtZXRlcnM8dHlwZW9mIGltcG9ydCgnLi4vLi4vcnVsZXNldHMvJHtraW5kfS5qcycpLmRlZmluZUJvYXJkPlske2F0fV1gO1xuICAgICAgd3JpdGUoYG1hcHMvJHtpZH0vJHtwYXJ0fS5qc29uYCwgYE5vbk51bGxhYmxlPCR7Z2l2ZW59PmApO1xuICAgIH1cbiAgfVxufVxuXG4vLyBTb21lIG9mIHdoYXQgem9kIGRvZXMgd2hlbiBpdCBpcyBsb2FkZWQgbm8gYnVuZGxlciBjYW4gZHJvcC4gU28gd2hhdCBpcyBzbWFsbCBhbmQgZG9lcyB3aXRob3V0IHpvZCBpcyBpbiBmaWxlcyBvZiBpdHMgb3duOiBhbiBlbnRyeSB0aGF0IG5vXG4vLyBzdWJwYXRoIGxlYWRzIHRvIGtlZXBzIGl0IGFwYXJ0LlxuY29uc3Qgc21hbGwgPSAnLmVudHJpZXMvc21hbGwudHMnO1xubWtkaXJTeW5jKGRpcm5hbWUoc21hbGwpLCB7IHJlY3Vyc2l2ZTogdHJ1ZSB9KTtcbndyaXRlRmlsZVN5bmMoXG4gIHNtYWxsLFxuICBbJ3JhbmRvbS9nZW5lcmF0b3InLCAncmFuZG9tL3VuaWZvcm0nLCAnZnJlc2gtc2VlZCcsICdlbmdpbmUvYmFzZS9yZWplY3Rpb24nLCAnZW5naW5lL3R5cGVkLWJ5LXRpdGxlJ11cbiAgICAubWFwKChuYW1lKSA9PiBgZXhwb3J0ICogZnJvbSAnLi4vc3JjL2NvcmUvJHtuYW1lfS5qcyc7XFxuYClcbiAgICAuam9pbignJyksXG4pO1xuXG4vLyBBIHBhZ2Ugd2l0aCBvbmUgdGl0bGUgbmVlZHMgbm90aGluZyBvZiB0aGUgb3RoZXJzLlxuY29uc3QgdGl0bGVzID0gT2JqZWN0LmZyb21FbnRyaWVzKHRpdGxlRm9sZGVycy5tYXAoKGlkKSA9PiBbYHRpdGxlcy8ke2lkfWAsIGBydWxlc2V0cy8ke2lkfS90aXRsZS50c2BdKSk7XG5cbmV4cG9ydCBkZWZhdWx0IGRlZmluZUNvbmZpZyhbXG4gIC8vIFRoZSBjb21tYW5kIGdvZXMgd2l0aCB0aGUgbW9kdWxlcywgc28gdGhhdCBib3RoIHNoYXJlIHRoZWlyIGNodW5rcy5cbiAge1xuICAgIGVudHJ5OiB7IC4uLmVudHJ5LCBzbWFsbCwgLi4udGl0bGVzLCAuLi5jb21tYW5kLmVudHJ5IH0sXG4gICAgZm9ybWF0OiBbJ2VzbSddLFxuICAgIHNwbGl0dGluZzogdHJ1ZSxcbiAgICAvLyBkaXN0L21ldGFmaWxlLWVzbS5qc29uIHNheXMgb2YgZXZlcnkgZmlsZSB3aGF0IGl0IHdhcyBtYWRlIG9mOiB0ZXN0L3BhY2thZ2Uvc2hpcHBlZC5tanMgbG9va3MgZm9yIGxpYnJhcmllcyBpbiBpdC5cbiAgICBtZXRhZmlsZTogdHJ1ZSxcbiAgICBleHRlcm5hbCxcbiAgICBub0V4dGVybmFsLFxuICAgIHBsdWdpbnM6IFttYXJrc10sXG4gICAgZXNidWlsZFBsdWdpbnM6IFtwYWNrTWFwc10sXG4gICAgb25TdWNjZXNzOiBhc3luYyAoKSA9PiB3cml0ZVR5cGVzT2ZEYXRhKCksXG4gIH0sXG4gIHtcbiAgICBlbnRyeTogc3RhbmRJbnMoZW50cnkpLFxuICAgIGZvcm1hdDogWydlc20nXSxcbiAgICAvLyBUeXBlU2NyaXB0IDYgd2FybnMgb2YgYW4gb3B0aW9uIHRoYXQgdHN1cCdzIGJ1bmRsZXIgb2YgdHlwZXMgc3RpbGwgc2V0cy5cbiAgICBkdHM6IHsgb25seTogdHJ1ZSwgY29tcGlsZXJPcHRpb25zOiB7IGlnbm9yZURlcHJlY2F0aW9uczogJzYuMCcgfSB9LFxuICB9LFxuXSk7XG4iLCAiY29uc3QgX19pbmplY3RlZF9maWxlbmFtZV9fID0gXCIvd29yay93dC1sZWF2ZXMvZW50cmllcy5tanNcIjtjb25zdCBfX2luamVjdGVkX2Rpcm5hbWVfXyA9IFwiL3dvcmsvd3QtbGVhdmVzXCI7Y29uc3QgX19pbmplY3RlZF9pbXBvcnRfbWV0YV91cmxfXyA9IFwiZmlsZTovLy93b3JrL3d0LWxlYXZlcy9lbnRyaWVzLm1qc1wiOy8vIFRoZSBlbnRyaWVzIG9mIHRoZSBwYWNrYWdlIHdpdGggdGhlaXIgc291cmNlcywgYW5kIHRoZSBpZHMgb2YgdGhlIHRpdGxlcywgcmVhZCBmcm9tIHRoZWlyIG9uZSBsaXN0LiBGb3Igd2hhdCBpcyBjb25maWd1cmVkXG4vLyB3aXRob3V0IGJlaW5nIGNvbXBpbGVkOiB0aGUgYnVpbGQsIHRoZSB0ZXN0cywgc2l6ZSBsaW1pdHMsIHRvb2xzIG9mIHRoZSBkb2N1bWVudGF0aW9uLlxuXG5pbXBvcnQgeyByZWFkRmlsZVN5bmMgfSBmcm9tICdub2RlOmZzJztcblxuY29uc3QgbGlzdCA9IHJlYWRGaWxlU3luYyhuZXcgVVJMKCdydWxlc2V0cy9pbmRleC50cycsIGltcG9ydC5tZXRhLnVybCksICd1dGY4Jyk7XG5cbi8qKiBUaGUgZm9sZGVycyBiZWxvdyBgcnVsZXNldHNgIGFuZCBgbWFwc2AgdGhhdCBhcmUgdGl0bGVzLCBieSBuYW1lLiAqL1xuZXhwb3J0IGNvbnN0IHRpdGxlRm9sZGVycyA9IFsuLi5saXN0Lm1hdGNoQWxsKC9mcm9tICdcXC5cXC8oW14vJ10rKVxcL3RpdGxlXFwuanMnL2cpXS5tYXAoKFssIGlkXSkgPT4gaWQpO1xuXG4vKiogVGhlIHNvdXJjZXMgb2YgdGhlIGVudHJpZXMgdGhhdCBwYWNrYWdlLmpzb24gZ2l2ZXMgYnkgYSBwYXR0ZXJuLCBieSBlbnRyeS4gKi9cbmV4cG9ydCBjb25zdCB0aXRsZUZpbGVzID0gT2JqZWN0LmZyb21FbnRyaWVzKFxuICBbJ21pbGVwb3N0JywgLi4udGl0bGVGb2xkZXJzXS5tYXAoKGlkKSA9PiBbYHJ1bGVzZXRzLyR7aWR9YCwgYHJ1bGVzZXRzLyR7aWR9L2luZGV4LnRzYF0pLFxuKTtcbi8qKiBUaGUgbmFtZXMgb2YgdGhvc2UgZW50cmllczsgYG5vZGUgZW50cmllcy5tanNgIHByaW50cyB0aGVtLiAqL1xuZXhwb3J0IGNvbnN0IHRpdGxlRW50cmllcyA9IE9iamVjdC5rZXlzKHRpdGxlRmlsZXMpO1xuXG4vKiogVGhlIHNvdXJjZXMgb2YgYWxsIGVudHJpZXMgb2YgdGhlIHBhY2thZ2UsIGJ5IGVudHJ5LiAqL1xuZXhwb3J0IGNvbnN0IGVudHJ5RmlsZXMgPSB7XG4gIGluZGV4OiAnc3JjL2luZGV4LnRzJyxcbiAgZW5naW5lOiAnc3JjL2VudHJpZXMvZW5naW5lLnRzJyxcbiAgZ3JhcGg6ICdzcmMvZW50cmllcy9ncmFwaC50cycsXG4gIHRhYmxlOiAnc3JjL2VudHJpZXMvdGFibGUudHMnLFxuICBwbGF5ZXJzOiAnc3JjL2VudHJpZXMvcGxheWVycy50cycsXG4gIHRvdXJuYW1lbnQ6ICdzcmMvZW50cmllcy90b3VybmFtZW50LnRzJyxcbiAgdGVzdGluZzogJ3NyYy9lbnRyaWVzL3Rlc3RpbmcudHMnLFxuICAndGVzdGluZy9hcmJpdHJhcmllcyc6ICdzcmMvdGVzdGluZy9hcmJpdHJhcmllcy50cycsXG4gIHNlcnZlOiAnc3JjL2VudHJpZXMvc2VydmUudHMnLFxuICB0aXRsZXM6ICdydWxlc2V0cy90aXRsZXMudHMnLFxuICAnYWRhcHRlcnMvYm9hcmRnYW1lLWlvJzogJ3NyYy9zZXJ2ZS9hZGFwdGVycy9ib2FyZGdhbWUtaW8vaW5kZXgudHMnLFxuICAnYWRhcHRlcnMvYm9hcmRnYW1lcnMnOiAnc3JjL3NlcnZlL2FkYXB0ZXJzL2JvYXJkZ2FtZXJzL2luZGV4LnRzJyxcbiAgLi4udGl0bGVGaWxlcyxcbn07XG5cbmlmIChwcm9jZXNzLmFyZ3ZbMV0gPT09IGltcG9ydC5tZXRhLmZpbGVuYW1lKSBjb25zb2xlLmxvZyh0aXRsZUVudHJpZXMuam9pbignICcpKTtcbiIsICJjb25zdCBfX2luamVjdGVkX2ZpbGVuYW1lX18gPSBcIi93b3JrL3d0LWxlYXZlcy9tYXBzL3Rvb2xzL3BhY2stbnVtYmVycy50c1wiO2NvbnN0IF9faW5qZWN0ZWRfZGlybmFtZV9fID0gXCIvd29yay93dC1sZWF2ZXMvbWFwcy90b29sc1wiO2NvbnN0IF9faW5qZWN0ZWRfaW1wb3J0X21ldGFfdXJsX18gPSBcImZpbGU6Ly8vd29yay93dC1sZWF2ZXMvbWFwcy90b29scy9wYWNrLW51bWJlcnMudHNcIjsvLyBQYWNrcyB0aGUgbG9uZyBsaXN0cyBvZiB3aG9sZSBudW1iZXJzIGluIG1hcCBmaWxlcywgZm9yIHRoZSBidWlsZC4gVGhlIEpTT04gZmlsZXMgc3RheSB0aGUgb25seSB0cnV0aDpcbi8vIG5vdGhpbmcgdGhhdCBpcyBwYWNrZWQgaXMga2VwdC5cblxuaW1wb3J0IHsgcmVhZEZpbGVTeW5jIH0gZnJvbSAnbm9kZTpmcyc7XG5pbXBvcnQgeyBmaWxlVVJMVG9QYXRoIH0gZnJvbSAnbm9kZTp1cmwnO1xuaW1wb3J0IHR5cGUgeyBQbHVnaW4gfSBmcm9tICdlc2J1aWxkJztcbmltcG9ydCB7IERJR0lUUywgTElTVCwgUk9XUyB9IGZyb20gJy4uLy4uL3NyYy9jb3JlL21hcC9wYWNrZWQtbnVtYmVycy5qcyc7XG5cbi8vIFNob3J0ZXIgbGlzdHMgYXJlIGxlZnQgYXMgdGhleSBhcmU6IHRoZXkgZ2FpbiBub3RoaW5nIGFuZCBjYW4gYmUgcmVhZC5cbmNvbnN0IExPTkcgPSA4O1xuY29uc3QgUkVBREVSID0gZmlsZVVSTFRvUGF0aChuZXcgVVJMKCcuLi8uLi9zcmMvY29yZS9tYXAvcGFja2VkLW51bWJlcnMudHMnLCBpbXBvcnQubWV0YS51cmwpKTtcblxuLyoqIFRoZSBkYXRhIHdpdGggaXRzIGxvbmcgbGlzdHMgYXMgdGV4dDsgYHVucGFja2VkYCBtYWtlcyB0aGUgc2FtZSBkYXRhIG9mIGl0LiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHBhY2tlZChkYXRhOiB1bmtub3duKTogdW5rbm93biB7XG4gIGlmICh0eXBlb2YgZGF0YSA9PT0gJ3N0cmluZycgJiYgKGRhdGEuc3RhcnRzV2l0aChMSVNUKSB8fCBkYXRhLnN0YXJ0c1dpdGgoUk9XUykpKVxuICAgIHRocm93IG5ldyBFcnJvcihgXHUwMEFCJHtkYXRhfVx1MDBCQiB3b3VsZCBiZSByZWFkIGFzIG51bWJlcnNgKTtcbiAgaWYgKGRhdGEgPT09IG51bGwgfHwgdHlwZW9mIGRhdGEgIT09ICdvYmplY3QnKSByZXR1cm4gZGF0YTtcbiAgaWYgKGlzTG9uZyhkYXRhKSAmJiBkYXRhLmV2ZXJ5KGlzV2hvbGUpKSByZXR1cm4gTElTVCArIHRleHRPZihkYXRhIGFzIG51bWJlcltdKTtcbiAgaWYgKGlzTG9uZyhkYXRhKSAmJiBkYXRhLmV2ZXJ5KChyb3cpID0+IEFycmF5LmlzQXJyYXkocm93KSAmJiByb3cuZXZlcnkoaXNXaG9sZSkpKSB7XG4gICAgY29uc3Qgcm93cyA9IGRhdGEgYXMgbnVtYmVyW11bXTtcbiAgICByZXR1cm4gUk9XUyArIHRleHRPZihyb3dzLm1hcCgocm93KSA9PiByb3cubGVuZ3RoKSkgKyBST1dTICsgdGV4dE9mKHJvd3MuZmxhdCgpKTtcbiAgfVxuICBpZiAoQXJyYXkuaXNBcnJheShkYXRhKSkgcmV0dXJuIGRhdGEubWFwKHBhY2tlZCk7XG4gIHJldHVybiBPYmplY3QuZnJvbUVudHJpZXMoT2JqZWN0LmVudHJpZXMoZGF0YSkubWFwKChba2V5LCB2YWx1ZV0pID0+IFtrZXksIHBhY2tlZCh2YWx1ZSldKSk7XG59XG5cbi8qKiBQYWNrcyBtYXAgZmlsZXMgYXMgZXNidWlsZCBsb2FkcyB0aGVtLiAqL1xuZXhwb3J0IGNvbnN0IHBhY2tNYXBzOiBQbHVnaW4gPSB7XG4gIG5hbWU6ICdwYWNrIG1hcHMnLFxuICBzZXR1cChidWlsZCkge1xuICAgIGJ1aWxkLm9uTG9hZCh7IGZpbHRlcjogL1tcXFxcL11tYXBzW1xcXFwvXVteXFxcXC9dK1tcXFxcL11cXHcrXFwuanNvbiQvIH0sICh7IHBhdGggfSkgPT4ge1xuICAgICAgY29uc3Qgd3JpdHRlbiA9IEpTT04ucGFyc2UocmVhZEZpbGVTeW5jKHBhdGgsICd1dGY4JykpO1xuICAgICAgY29uc3QgZGF0YSA9IEpTT04uc3RyaW5naWZ5KHBhY2tlZCh3cml0dGVuKSk7XG4gICAgICAvLyBNb3N0IG1hcHMgYXJlIHJvd3Mgb2YgbGV0dGVycy5cbiAgICAgIGlmIChkYXRhID09PSBKU09OLnN0cmluZ2lmeSh3cml0dGVuKSkgcmV0dXJuIHVuZGVmaW5lZDtcbiAgICAgIGNvbnN0IHJlYWRlciA9IEpTT04uc3RyaW5naWZ5KFJFQURFUik7XG4gICAgICByZXR1cm4ge1xuICAgICAgICBjb250ZW50czogYGltcG9ydCB7IHVucGFja2VkIH0gZnJvbSAke3JlYWRlcn07XFxuZXhwb3J0IGRlZmF1bHQgLyogQF9fUFVSRV9fICovIHVucGFja2VkKCR7ZGF0YX0pO2AsXG4gICAgICAgIGxvYWRlcjogJ2pzJyxcbiAgICAgIH07XG4gICAgfSk7XG4gIH0sXG59O1xuXG5jb25zdCBpc0xvbmcgPSAodmFsdWU6IHVua25vd24pOiB2YWx1ZSBpcyB1bmtub3duW10gPT4gQXJyYXkuaXNBcnJheSh2YWx1ZSkgJiYgdmFsdWUubGVuZ3RoID49IExPTkc7XG5jb25zdCBpc1dob2xlID0gKHZhbHVlOiB1bmtub3duKTogdmFsdWUgaXMgbnVtYmVyID0+IE51bWJlci5pc1NhZmVJbnRlZ2VyKHZhbHVlKSAmJiAhT2JqZWN0LmlzKHZhbHVlLCAtMCk7XG5cbmZ1bmN0aW9uIHRleHRPZihudW1iZXJzOiByZWFkb25seSBudW1iZXJbXSk6IHN0cmluZyB7XG4gIHJldHVybiBudW1iZXJzXG4gICAgLm1hcCgobnVtYmVyLCBuKSA9PiB7XG4gICAgICBjb25zdCBkaWZmZXJzID0gbnVtYmVyIC0gKG51bWJlcnNbbiAtIDJdID8/IDApO1xuICAgICAgbGV0IFt2YWx1ZSwgdGV4dF0gPSBbZGlmZmVycyA8IDAgPyAtMiAqIGRpZmZlcnMgLSAxIDogMiAqIGRpZmZlcnMsICcnXTtcbiAgICAgIGZvciAoOyB2YWx1ZSA+PSAzMjsgdmFsdWUgPSBNYXRoLmZsb29yKHZhbHVlIC8gMzIpKSB0ZXh0ICs9IERJR0lUU1szMiArICh2YWx1ZSAlIDMyKV07XG4gICAgICByZXR1cm4gdGV4dCArIERJR0lUU1t2YWx1ZV07XG4gICAgfSlcbiAgICAuam9pbignJyk7XG59XG4iLCAiY29uc3QgX19pbmplY3RlZF9maWxlbmFtZV9fID0gXCIvd29yay93dC1sZWF2ZXMvc3JjL2NvcmUvbWFwL3BhY2tlZC1udW1iZXJzLnRzXCI7Y29uc3QgX19pbmplY3RlZF9kaXJuYW1lX18gPSBcIi93b3JrL3d0LWxlYXZlcy9zcmMvY29yZS9tYXBcIjtjb25zdCBfX2luamVjdGVkX2ltcG9ydF9tZXRhX3VybF9fID0gXCJmaWxlOi8vL3dvcmsvd3QtbGVhdmVzL3NyYy9jb3JlL21hcC9wYWNrZWQtbnVtYmVycy50c1wiOy8vIERhdGEgd2l0aCBpdHMgbG9uZyBsaXN0cyBvZiBudW1iZXJzIGFzIHRleHQuIFRoZSBidWlsZCBwYWNrcyBtYXAgZmlsZXMgbGlrZSB0aGlzOiBjb29yZGluYXRlcyB0aGF0IGZvbGxvd1xuLy8gZWFjaCBvdGhlciBkaWZmZXIgbGl0dGxlLCBzbyBhbiBvdXRsaW5lIGlzIHR3byBmaWZ0aHMgc21hbGxlciBvbmNlIGl0IGlzIGNvbXByZXNzZWQuIEl0cyBjb3VudGVycGFydCBpc1xuLy8gbWFwcy90b29scy9wYWNrLW51bWJlcnMudHMsIHdoaWNoIHdyaXRlcyB3aGF0IGlzIHJlYWQgaGVyZTsgYSB0ZXN0IGluIHBhY2tlZC1udW1iZXJzLnRlc3QudHMgY29tcGFyZXMgdGhlbS5cblxuLyoqIDMyIGxhc3QgZGlnaXRzIG9mIGEgbnVtYmVyLCB0aGVuIDMyIHRoYXQgb3RoZXJzIGZvbGxvdy4gKi9cbmV4cG9ydCBjb25zdCBESUdJVFMgPSAnQUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVphYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ejAxMjM0NTY3ODktXyc7XG4vKiogTWFya3MgYSB0ZXh0IHRoYXQgaXMgYSBsaXN0IG9mIG51bWJlcnMuICovXG5leHBvcnQgY29uc3QgTElTVCA9ICcjJztcbi8qKiBNYXJrcyBhIHRleHQgdGhhdCBpcyBhIGxpc3Qgb2YgbGlzdHM6IHRoZWlyIGxlbmd0aHMsIHRoZSBtYXJrIGFnYWluLCBhbmQgYWxsIHRoZWlyIG51bWJlcnMuICovXG5leHBvcnQgY29uc3QgUk9XUyA9ICclJztcblxuLyoqIFRoZSBkYXRhIHdpdGggZXZlcnkgcGFja2VkIGxpc3QgYXMgdGhlIGxpc3QgdGhhdCBpdCB3YXMuICovXG5leHBvcnQgZnVuY3Rpb24gdW5wYWNrZWQoZGF0YTogdW5rbm93bik6IHVua25vd24ge1xuICBpZiAodHlwZW9mIGRhdGEgPT09ICdzdHJpbmcnKSB7XG4gICAgaWYgKGRhdGEuc3RhcnRzV2l0aChMSVNUKSkgcmV0dXJuIG51bWJlcnNPZihkYXRhLnNsaWNlKDEpKTtcbiAgICByZXR1cm4gZGF0YS5zdGFydHNXaXRoKFJPV1MpID8gcm93c09mKGRhdGEuc2xpY2UoMSkpIDogZGF0YTtcbiAgfVxuICBpZiAoQXJyYXkuaXNBcnJheShkYXRhKSkgcmV0dXJuIGRhdGEubWFwKHVucGFja2VkKTtcbiAgaWYgKGRhdGEgPT09IG51bGwgfHwgdHlwZW9mIGRhdGEgIT09ICdvYmplY3QnKSByZXR1cm4gZGF0YTtcbiAgcmV0dXJuIE9iamVjdC5mcm9tRW50cmllcyhPYmplY3QuZW50cmllcyhkYXRhKS5tYXAoKFtrZXksIHZhbHVlXSkgPT4gW2tleSwgdW5wYWNrZWQodmFsdWUpXSkpO1xufVxuXG5mdW5jdGlvbiByb3dzT2YodGV4dDogc3RyaW5nKTogcmVhZG9ubHkgKHJlYWRvbmx5IG51bWJlcltdKVtdIHtcbiAgY29uc3QgW2xlbmd0aHMsIG51bWJlcnNdID0gdGV4dC5zcGxpdChST1dTKS5tYXAobnVtYmVyc09mKTtcbiAgbGV0IGF0ID0gMDtcbiAgcmV0dXJuIGxlbmd0aHMubWFwKChsZW5ndGgpID0+IG51bWJlcnMuc2xpY2UoYXQsIChhdCArPSBsZW5ndGgpKSk7XG59XG5cbi8vIEVhY2ggbnVtYmVyIGlzIHRvbGQgYnkgaXRzIGRpZmZlcmVuY2UgZnJvbSB0aGUgb25lIHR3byBwbGFjZXMgYmVmb3JlLCBhcyB4IGFuZCB5IHRha2UgdHVybnMuIFRoZSBsb3dlc3QgYml0XG4vLyBpcyB0aGUgc2lnbi5cbmZ1bmN0aW9uIG51bWJlcnNPZih0ZXh0OiBzdHJpbmcpOiByZWFkb25seSBudW1iZXJbXSB7XG4gIGNvbnN0IG51bWJlcnM6IG51bWJlcltdID0gW107XG4gIGxldCBbdmFsdWUsIGZhY3Rvcl0gPSBbMCwgMV07XG4gIGZvciAoY29uc3QgbGV0dGVyIG9mIHRleHQpIHtcbiAgICBjb25zdCBkaWdpdCA9IERJR0lUUy5pbmRleE9mKGxldHRlcik7XG4gICAgdmFsdWUgKz0gKGRpZ2l0ICUgMzIpICogZmFjdG9yO1xuICAgIGZhY3RvciAqPSAzMjtcbiAgICBpZiAoZGlnaXQgPj0gMzIpIGNvbnRpbnVlO1xuICAgIGNvbnN0IGRpZmZlcnMgPSB2YWx1ZSAlIDIgPT09IDAgPyB2YWx1ZSAvIDIgOiAtKHZhbHVlICsgMSkgLyAyO1xuICAgIG51bWJlcnMucHVzaCgobnVtYmVyc1tudW1iZXJzLmxlbmd0aCAtIDJdID8/IDApICsgZGlmZmVycyk7XG4gICAgW3ZhbHVlLCBmYWN0b3JdID0gWzAsIDFdO1xuICB9XG4gIHJldHVybiBudW1iZXJzO1xufVxuIiwgIntcbiAgXCJuYW1lXCI6IFwicmFpbGhlYWRcIixcbiAgXCJ2ZXJzaW9uXCI6IFwiMC4xLjBcIixcbiAgXCJkZXNjcmlwdGlvblwiOiBcIkEgaGVhZGxlc3MsIGRldGVybWluaXN0aWMgcnVsZXMgZW5naW5lIGZvciByYWlsd2F5IGJvYXJkIGdhbWVzOiBvbmUgcmVkdWNlciwgcGx1Z2dhYmxlIHJ1bGVzZXRzLCByZWFsIGJvYXJkcy5cIixcbiAgXCJrZXl3b3Jkc1wiOiBbXG4gICAgXCJib2FyZCBnYW1lXCIsXG4gICAgXCJyYWlsd2F5XCIsXG4gICAgXCJydWxlcyBlbmdpbmVcIixcbiAgICBcInJlZHVjZXJcIixcbiAgICBcImNyYXlvbiByYWlsc1wiLFxuICAgIFwiaGV4XCIsXG4gICAgXCJwYXRoZmluZGluZ1wiLFxuICAgIFwiZGV0ZXJtaW5pc3RpY1wiXG4gIF0sXG4gIFwibGljZW5zZVwiOiBcIk1JVFwiLFxuICBcInR5cGVcIjogXCJtb2R1bGVcIixcbiAgXCJzaWRlRWZmZWN0c1wiOiBmYWxzZSxcbiAgXCJlbmdpbmVzXCI6IHtcbiAgICBcIm5vZGVcIjogXCJeMjAuMTkuMCB8fCA+PTIyLjEyLjBcIlxuICB9LFxuICBcIm1haW5cIjogXCIuL2Rpc3QvaW5kZXguanNcIixcbiAgXCJ0eXBlc1wiOiBcIi4vZGlzdC9pbmRleC5kLnRzXCIsXG4gIFwiZXhwb3J0c1wiOiB7XG4gICAgXCIuXCI6IHtcbiAgICAgIFwidHlwZXNcIjogXCIuL2Rpc3QvaW5kZXguZC50c1wiLFxuICAgICAgXCJkZWZhdWx0XCI6IFwiLi9kaXN0L2luZGV4LmpzXCJcbiAgICB9LFxuICAgIFwiLi9lbmdpbmVcIjoge1xuICAgICAgXCJ0eXBlc1wiOiBcIi4vZGlzdC9lbmdpbmUuZC50c1wiLFxuICAgICAgXCJkZWZhdWx0XCI6IFwiLi9kaXN0L2VuZ2luZS5qc1wiXG4gICAgfSxcbiAgICBcIi4vZ3JhcGhcIjoge1xuICAgICAgXCJ0eXBlc1wiOiBcIi4vZGlzdC9ncmFwaC5kLnRzXCIsXG4gICAgICBcImRlZmF1bHRcIjogXCIuL2Rpc3QvZ3JhcGguanNcIlxuICAgIH0sXG4gICAgXCIuL3RhYmxlXCI6IHtcbiAgICAgIFwidHlwZXNcIjogXCIuL2Rpc3QvdGFibGUuZC50c1wiLFxuICAgICAgXCJkZWZhdWx0XCI6IFwiLi9kaXN0L3RhYmxlLmpzXCJcbiAgICB9LFxuICAgIFwiLi9wbGF5ZXJzXCI6IHtcbiAgICAgIFwidHlwZXNcIjogXCIuL2Rpc3QvcGxheWVycy5kLnRzXCIsXG4gICAgICBcImRlZmF1bHRcIjogXCIuL2Rpc3QvcGxheWVycy5qc1wiXG4gICAgfSxcbiAgICBcIi4vdG91cm5hbWVudFwiOiB7XG4gICAgICBcInR5cGVzXCI6IFwiLi9kaXN0L3RvdXJuYW1lbnQuZC50c1wiLFxuICAgICAgXCJkZWZhdWx0XCI6IFwiLi9kaXN0L3RvdXJuYW1lbnQuanNcIlxuICAgIH0sXG4gICAgXCIuL3Rlc3RpbmdcIjoge1xuICAgICAgXCJ0eXBlc1wiOiBcIi4vZGlzdC90ZXN0aW5nLmQudHNcIixcbiAgICAgIFwiZGVmYXVsdFwiOiBcIi4vZGlzdC90ZXN0aW5nLmpzXCJcbiAgICB9LFxuICAgIFwiLi90ZXN0aW5nL2FyYml0cmFyaWVzXCI6IHtcbiAgICAgIFwidHlwZXNcIjogXCIuL2Rpc3QvdGVzdGluZy9hcmJpdHJhcmllcy5kLnRzXCIsXG4gICAgICBcImRlZmF1bHRcIjogXCIuL2Rpc3QvdGVzdGluZy9hcmJpdHJhcmllcy5qc1wiXG4gICAgfSxcbiAgICBcIi4vc2VydmVcIjoge1xuICAgICAgXCJ0eXBlc1wiOiBcIi4vZGlzdC9zZXJ2ZS5kLnRzXCIsXG4gICAgICBcImRlZmF1bHRcIjogXCIuL2Rpc3Qvc2VydmUuanNcIlxuICAgIH0sXG4gICAgXCIuL3RpdGxlc1wiOiB7XG4gICAgICBcInR5cGVzXCI6IFwiLi9kaXN0L3RpdGxlcy5kLnRzXCIsXG4gICAgICBcImRlZmF1bHRcIjogXCIuL2Rpc3QvdGl0bGVzLmpzXCJcbiAgICB9LFxuICAgIFwiLi9hZGFwdGVycy9ib2FyZGdhbWUtaW9cIjoge1xuICAgICAgXCJ0eXBlc1wiOiBcIi4vZGlzdC9hZGFwdGVycy9ib2FyZGdhbWUtaW8uZC50c1wiLFxuICAgICAgXCJkZWZhdWx0XCI6IFwiLi9kaXN0L2FkYXB0ZXJzL2JvYXJkZ2FtZS1pby5qc1wiXG4gICAgfSxcbiAgICBcIi4vYWRhcHRlcnMvYm9hcmRnYW1lcnNcIjoge1xuICAgICAgXCJ0eXBlc1wiOiBcIi4vZGlzdC9hZGFwdGVycy9ib2FyZGdhbWVycy5kLnRzXCIsXG4gICAgICBcImRlZmF1bHRcIjogXCIuL2Rpc3QvYWRhcHRlcnMvYm9hcmRnYW1lcnMuanNcIlxuICAgIH0sXG4gICAgXCIuL3J1bGVzZXRzLypcIjoge1xuICAgICAgXCJ0eXBlc1wiOiBcIi4vZGlzdC9ydWxlc2V0cy8qLmQudHNcIixcbiAgICAgIFwiZGVmYXVsdFwiOiBcIi4vZGlzdC9ydWxlc2V0cy8qLmpzXCJcbiAgICB9LFxuICAgIFwiLi9tYXBzLyouanNvblwiOiB7XG4gICAgICBcInR5cGVzXCI6IFwiLi9kaXN0L21hcHMvKi5qc29uLmQudHNcIixcbiAgICAgIFwiZGVmYXVsdFwiOiBcIi4vbWFwcy8qLmpzb25cIlxuICAgIH0sXG4gICAgXCIuL3J1bGVzZXRzLyouanNvblwiOiB7XG4gICAgICBcInR5cGVzXCI6IFwiLi9kaXN0L3J1bGVzZXRzLyouanNvbi5kLnRzXCIsXG4gICAgICBcImRlZmF1bHRcIjogXCIuL3J1bGVzZXRzLyouanNvblwiXG4gICAgfSxcbiAgICBcIi4vcGFja2FnZS5qc29uXCI6IFwiLi9wYWNrYWdlLmpzb25cIlxuICB9LFxuICBcImJpblwiOiB7XG4gICAgXCJyYWlsaGVhZFwiOiBcImRpc3QvY2xpLmpzXCJcbiAgfSxcbiAgXCJmaWxlc1wiOiBbXG4gICAgXCJkaXN0XCIsXG4gICAgXCIhZGlzdC9tZXRhZmlsZS0qLmpzb25cIixcbiAgICBcIk5PVElDRVwiLFxuICAgIFwiZG9jc1wiLFxuICAgIFwiIWRvY3MvLnZpdGVwcmVzc1wiLFxuICAgIFwiIWRvY3MvYXBpXCIsXG4gICAgXCIhZG9jcy9hcGktcmVwb3J0Lm1kXCIsXG4gICAgXCIhZG9jcy9zdHlsZS5tZFwiLFxuICAgIFwiIWRvY3MvUFVCTElTSElORy5tZFwiLFxuICAgIFwiIWRvY3MvZ2VuZXJhdGVkXCIsXG4gICAgXCIhZG9jcy9ub3Rlc1wiLFxuICAgIFwiIWRvY3MvdG9vbHNcIixcbiAgICBcIiFkb2NzL3BpY3R1cmVzXCIsXG4gICAgXCIhZG9jcy9wbGF5Z3JvdW5kLyoudHNcIixcbiAgICBcIiFkb2NzL3BsYXlncm91bmQvdHNjb25maWcuanNvblwiLFxuICAgIFwiIWRvY3MvZXhhbXBsZXMvaG9zdC90ZXN0XCIsXG4gICAgXCIhKiovX19weWNhY2hlX19cIixcbiAgICBcImRvY3MvcGljdHVyZXMvYS1nYW1lLWluLXBsYXkuanBnXCIsXG4gICAgXCJkb2NzL3BpY3R1cmVzL2FuLWFjdGlvbi5zdmdcIixcbiAgICBcImRvY3MvcGljdHVyZXMvYm9hcmQtaW4tYS1wYWdlLmpwZ1wiLFxuICAgIFwiZG9jcy9waWN0dXJlcy9mb2xkZXJzLnN2Z1wiLFxuICAgIFwibWFwcy8qL1NPVVJDRVMubWRcIixcbiAgICBcIm1hcHMvKi9tYXAuanNvblwiLFxuICAgIFwibWFwcy8qL2RlY2suanNvblwiLFxuICAgIFwibWFwcy8qL3NjZW5lcnkuanNvblwiLFxuICAgIFwicnVsZXNldHMvKi9jYXRhbG9ndWUuanNvblwiLFxuICAgIFwiUkVBRE1FLm1kXCIsXG4gICAgXCJMSUNFTlNFXCIsXG4gICAgXCJDSEFOR0VMT0cubWRcIlxuICBdLFxuICBcInNjcmlwdHNcIjoge1xuICAgIFwiZGVtb1wiOiBcIm5wbSBydW4gLS1zaWxlbnQgYnVpbGQ6Y2xpICYmIG5vZGUgbm9kZV9tb2R1bGVzLy5jYWNoZS9yYWlsaGVhZC9jb21tYW5kL2NsaS5qcyBwbGF5IGNoaW5hLXJhaWxzIC0tc2VhdHMgMyAtLXNlZWQgNyAtLXJlY29yZCBkZW1vL3JlY29yZC5qc29uIC0tc3ZnIGRlbW8vYm9hcmQuc3ZnXCIsXG4gICAgXCJ0ZXN0XCI6IFwidml0ZXN0IHJ1blwiLFxuICAgIFwidGVzdDpsb25nXCI6IFwidml0ZXN0IHJ1biAtLW1vZGUgbG9uZ1wiLFxuICAgIFwidGVzdDpzbG93ZXN0XCI6IFwidml0ZXN0IHJ1biAtLXJlcG9ydGVyPWRlZmF1bHQgLS1yZXBvcnRlcj0uL3Rlc3Qvc2xvd2VzdC1maWxlcy50c1wiLFxuICAgIFwidGVzdDpxdWV1ZVwiOiBcInZpdGVzdCBydW4gLS1jb25maWcgdGVzdC9xdWV1ZS92aXRlc3QuY29uZmlnLnRzXCIsXG4gICAgXCJ0ZXN0OmJyb3dzZXJcIjogXCJ2aXRlc3QgcnVuIC0tY29uZmlnIHRlc3QvYnJvd3Nlci92aXRlc3QuY29uZmlnLnRzXCIsXG4gICAgXCJ0ZXN0OnBhY2thZ2VcIjogXCJub2RlIHRlc3QvcGFja2FnZS9ydW4ubWpzXCIsXG4gICAgXCJ0ZXN0OmNvbnN1bWVyc1wiOiBcIm5vZGUgdGVzdC9wYWNrYWdlL2NvbnN1bWVycy5tanNcIixcbiAgICBcInRlc3Q6cnVudGltZXNcIjogXCJub2RlIHRlc3QvcGFja2FnZS9ydW50aW1lcy5tanNcIixcbiAgICBcImNoZWNrOnBhY2thZ2VcIjogXCJwdWJsaW50IC0tc3RyaWN0ICYmIG5wbSBwYWNrIC0taWdub3JlLXNjcmlwdHMgLS1zaWxlbnQgLS1wYWNrLWRlc3RpbmF0aW9uIG5vZGVfbW9kdWxlcy8uY2FjaGUgJiYgYXR0dyBub2RlX21vZHVsZXMvLmNhY2hlL3JhaWxoZWFkLSRucG1fcGFja2FnZV92ZXJzaW9uLnRneiAtLXByb2ZpbGUgZXNtLW9ubHkgLS1pbmNsdWRlLWVudHJ5cG9pbnRzICQobm9kZSBlbnRyaWVzLm1qcykgJiYgbnBtIHJ1biBjaGVjazpzaXplcyAmJiBucG0gcHVibGlzaCAtLWRyeS1ydW4gLS1pZ25vcmUtc2NyaXB0c1wiLFxuICAgIFwiY2hlY2s6c2l6ZXNcIjogXCJub2RlIHRlc3QvcGFja2FnZS9zaXplcy5tanNcIixcbiAgICBcImNoZWNrOnNoaXBwZWRcIjogXCJub2RlIHRlc3QvcGFja2FnZS9zaGlwcGVkLm1qc1wiLFxuICAgIFwidGVzdDpzaGlwcGVkXCI6IFwidml0ZXN0IHJ1biAtLWNvbmZpZyB0ZXN0L3BhY2thZ2Uvdml0ZXN0LmNvbmZpZy50c1wiLFxuICAgIFwiY2hlY2tcIjogXCJiaW9tZSBjaGVjayAuICYmIGZvciBwcm9qZWN0IGluIC4gZG9jcy9wbGF5Z3JvdW5kIGRvY3MvZXhhbXBsZXMgdGVzdC9icm93c2VyOyBkbyBub2RlIG5vZGVfbW9kdWxlcy90eXBlc2NyaXB0LTcvYmluL3RzYyAtcCAkcHJvamVjdCB8fCBleGl0IDE7IGRvbmUgJiYgdHN4IHRlc3QvdHlwZXMvbmVlZGxlc3MtY2FzdHMudHNcIixcbiAgICBcInByZWJ1aWxkXCI6IFwibm9kZSAtZSBcXFwiZnMucm1TeW5jKCdkaXN0JywgeyByZWN1cnNpdmU6IHRydWUsIGZvcmNlOiB0cnVlIH0pXFxcIlwiLFxuICAgIFwiYnVpbGRcIjogXCJ0c3VwICYmIG5wbSBydW4gLS1zaWxlbnQgZG9jczpwbGF5Z3JvdW5kXCIsXG4gICAgXCJidWlsZDpjbGlcIjogXCJ0c3VwIC0tY29uZmlnIHRzdXAuY2xpLmNvbmZpZy50cyAtLXNpbGVudCAtLW91dC1kaXIgbm9kZV9tb2R1bGVzLy5jYWNoZS9yYWlsaGVhZC9jb21tYW5kXCIsXG4gICAgXCJiZW5jaFwiOiBcIk5PREVfRU5WPXByb2R1Y3Rpb24gbm9kZSAtLWV4cG9zZS1nYyB0ZXN0L3J1bi1idW5kbGVkLm1qcyBiZW5jaC9iZW5jaC50c1wiLFxuICAgIFwiYmVuY2g6YWdhaW5zdFwiOiBcIm5vZGUgdGVzdC9ydW4tYnVuZGxlZC5tanMgYmVuY2gvYWdhaW5zdC50c1wiLFxuICAgIFwic29ha1wiOiBcIm5vZGUgdGVzdC9ydW4tYnVuZGxlZC5tanMgc29hay9zb2FrLnRzXCIsXG4gICAgXCJzb2FrOnBsYXlncm91bmRcIjogXCJ0c3ggdGVzdC9icm93c2VyL3BsYXlncm91bmQvd2hvbGUtZ2FtZXMudHNcIixcbiAgICBcInNvYWs6aG9zdFwiOiBcIm5vZGUgdGVzdC9ydW4tYnVuZGxlZC5tanMgc29hay9ob3N0LnRzXCIsXG4gICAgXCJzb2FrOndhbGxlZFwiOiBcIm5vZGUgdGVzdC9ydW4tYnVuZGxlZC5tanMgc29hay93YWxsZWQtaW4udHNcIixcbiAgICBcInNvYWs6c2NhbGVcIjogXCJub2RlIC0tZXhwb3NlLWdjIHRlc3QvcnVuLWJ1bmRsZWQubWpzIHNvYWsvc2NhbGUudHNcIixcbiAgICBcInBsYW50XCI6IFwibm9kZSB0ZXN0L3J1bi1idW5kbGVkLm1qcyBwbGFudC9wbGFudC50c1wiLFxuICAgIFwiZnV6elwiOiBcIm5vZGUgdGVzdC9ydW4tYnVuZGxlZC5tanMgZnV6ei9mdXp6LnRzXCIsXG4gICAgXCJzaWVnZVwiOiBcIm5vZGUgdGVzdC9ydW4tYnVuZGxlZC5tanMgc2llZ2Uvc2llZ2UudHNcIixcbiAgICBcInNpZWdlOmxpbmVzXCI6IFwibm9kZSAtLWV4cG9zZS1nYyB0ZXN0L3J1bi1idW5kbGVkLm1qcyBzaWVnZS9saW5lcy50c1wiLFxuICAgIFwiaW52ZXJ0XCI6IFwidHN4IHRlc3QvaW52ZXJ0L2ludmVydC50c1wiLFxuICAgIFwibXV0YXRlXCI6IFwidHN4IHRlc3QvbXV0YXRlL211dGF0ZS50c1wiLFxuICAgIFwianVkZ2VcIjogXCJub2RlIHRlc3QvcnVuLWJ1bmRsZWQubWpzIGp1ZGdlL2p1ZGdlLnRzXCIsXG4gICAgXCJ0dW5lXCI6IFwibm9kZSB0ZXN0L3J1bi1idW5kbGVkLm1qcyBqdWRnZS90dW5lLnRzXCIsXG4gICAgXCJiYWxhbmNlXCI6IFwibm9kZSB0ZXN0L3J1bi1idW5kbGVkLm1qcyAuLi9tYXBzL3Rvb2xzL3R3ZW50aWV0aC1jZW50dXJ5LWxpbWl0ZWQvYmFsYW5jZS50c1wiLFxuICAgIFwiZmFpcm5lc3NcIjogXCJub2RlIHRlc3QvcnVuLWJ1bmRsZWQubWpzIC4uL21hcHMvdG9vbHMvaGV4LXR5Y29vbi9mYWlybmVzcy50c1wiLFxuICAgIFwid29yZHNcIjogXCJ0c3ggdGVzdC9kb2NzL3dvcmRzL3dyaXRlLWFsbG93ZWQudHNcIixcbiAgICBcImRvY3NcIjogXCJucG0gcnVuIGRvY3M6c2l0ZSAmJiBucG0gcnVuIGRvY3M6cGxheWdyb3VuZCAmJiBucG0gcnVuIGRvY3M6bGlua3NcIixcbiAgICBcImRvY3M6c2l0ZVwiOiBcInRzeCBkb2NzL3Rvb2xzL2J1aWxkLXNpdGUudHNcIixcbiAgICBcImRvY3M6cHJldmlld1wiOiBcInZpdGVwcmVzcyBwcmV2aWV3IGRvY3NcIixcbiAgICBcImRvY3M6bGlua3NcIjogXCJ0c3ggZG9jcy90b29scy9jaGVjay1saW5rcy50c1wiLFxuICAgIFwiZG9jczpwbGF5Z3JvdW5kXCI6IFwibm9kZSBkb2NzL3Rvb2xzL2J1aWxkLXBsYXlncm91bmQubWpzXCIsXG4gICAgXCJzdGF0ZXNcIjogXCJ0c3ggZG9jcy90b29scy93cml0ZS1zdGF0ZXMudHNcIixcbiAgICBcInNhbXBsZS1nYW1lc1wiOiBcInRzeCBkb2NzL3Rvb2xzL3dyaXRlLXNhbXBsZS1nYW1lcy50c1wiLFxuICAgIFwiZG9jczpydWxlc1wiOiBcInRzeCBkb2NzL3Rvb2xzL3dyaXRlLWNhdGFsb2d1ZXMudHNcIixcbiAgICBcImRvY3M6c2NoZW1hc1wiOiBcInRzeCBkb2NzL3Rvb2xzL3dyaXRlLXNjaGVtYXMudHNcIixcbiAgICBcImRvY3M6YXBpLXJlcG9ydFwiOiBcInRzeCBkb2NzL3Rvb2xzL3dyaXRlLWFwaS1yZXBvcnQudHNcIixcbiAgICBcInByZXBhY2tcIjogXCJucG0gcnVuIGJ1aWxkXCIsXG4gICAgXCJwcmVwdWJsaXNoT25seVwiOiBcIm5wbSBydW4gY2hlY2sgJiYgbnBtIHRlc3QgJiYgbnBtIHJ1biB0ZXN0OmxvbmcgJiYgbnBtIHJ1biBidWlsZCAmJiBucG0gcnVuIGNoZWNrOnBhY2thZ2VcIlxuICB9LFxuICBcImRlcGVuZGVuY2llc1wiOiB7XG4gICAgXCJAbm9ibGUvaGFzaGVzXCI6IFwiXjIuNC4wXCIsXG4gICAgXCJpbW1lclwiOiBcIl4xMS4yLjEwXCIsXG4gICAgXCJtb3JwaGRvbVwiOiBcIl4yLjcuOFwiLFxuICAgIFwicHVyZS1yYW5kXCI6IFwiOC40LjJcIixcbiAgICBcInpvZFwiOiBcIl40LjYuN1wiXG4gIH0sXG4gIFwib3B0aW9uYWxEZXBlbmRlbmNpZXNcIjoge1xuICAgIFwidGlueXBvb2xcIjogXCIyLjIuMFwiXG4gIH0sXG4gIFwicGVlckRlcGVuZGVuY2llc1wiOiB7XG4gICAgXCJib2FyZGdhbWUuaW9cIjogXCJeMC41MC4yXCIsXG4gICAgXCJidWxsbXFcIjogXCJeNi4wLjBcIixcbiAgICBcImZhc3QtY2hlY2tcIjogXCJeNC4wLjBcIixcbiAgICBcImlvcmVkaXNcIjogXCJeNS4wLjBcIixcbiAgICBcInR5cGVzY3JpcHRcIjogXCI+PTUuOSA8OFwiXG4gIH0sXG4gIFwicGVlckRlcGVuZGVuY2llc01ldGFcIjoge1xuICAgIFwiYm9hcmRnYW1lLmlvXCI6IHtcbiAgICAgIFwib3B0aW9uYWxcIjogdHJ1ZVxuICAgIH0sXG4gICAgXCJidWxsbXFcIjoge1xuICAgICAgXCJvcHRpb25hbFwiOiB0cnVlXG4gICAgfSxcbiAgICBcImlvcmVkaXNcIjoge1xuICAgICAgXCJvcHRpb25hbFwiOiB0cnVlXG4gICAgfSxcbiAgICBcImZhc3QtY2hlY2tcIjoge1xuICAgICAgXCJvcHRpb25hbFwiOiB0cnVlXG4gICAgfSxcbiAgICBcInR5cGVzY3JpcHRcIjoge1xuICAgICAgXCJvcHRpb25hbFwiOiB0cnVlXG4gICAgfVxuICB9LFxuICBcIm92ZXJyaWRlc1wiOiB7XG4gICAgXCJAdHlwZXMvcmVhY3RcIjogXCIkQHR5cGVzL3JlYWN0XCIsXG4gICAgXCJyZWFjdFwiOiBcIiRyZWFjdFwiLFxuICAgIFwicmVhY3QtZG9tXCI6IFwiJHJlYWN0LWRvbVwiXG4gIH0sXG4gIFwiZGV2RGVwZW5kZW5jaWVzXCI6IHtcbiAgICBcIkBhcmV0aGV0eXBlc3dyb25nL2NsaVwiOiBcIjAuMTguNVwiLFxuICAgIFwiQGJpb21lanMvYmlvbWVcIjogXCIyLjYuOFwiLFxuICAgIFwiQGZhc3QtY2hlY2svdml0ZXN0XCI6IFwiMC41LjBcIixcbiAgICBcIkBwYW56b29tL3Bhbnpvb21cIjogXCI0LjYuMlwiLFxuICAgIFwiQHJlZHV4anMvdG9vbGtpdFwiOiBcIjIuMTQuMFwiLFxuICAgIFwiQHR5cGVzL25vZGVcIjogXCIyMC4xOS40M1wiLFxuICAgIFwiQHR5cGVzL3JlYWN0XCI6IFwiMTkuMy4wXCIsXG4gICAgXCJAdHlwZXMvcmVhY3QtZG9tXCI6IFwiMTkuMy4wXCIsXG4gICAgXCJheGUtY29yZVwiOiBcIjQuMTQuMVwiLFxuICAgIFwiYm9hcmRnYW1lLmlvXCI6IFwiMC41MC4yXCIsXG4gICAgXCJidWxsbXFcIjogXCI2LjcuMFwiLFxuICAgIFwiZXNidWlsZFwiOiBcIjAuMjcuN1wiLFxuICAgIFwiZmFzdC1jaGVja1wiOiBcIjQuMTAuMlwiLFxuICAgIFwiaGFwcHktZG9tXCI6IFwiMjEuMC40XCIsXG4gICAgXCJpb3JlZGlzXCI6IFwiNS44LjJcIixcbiAgICBcInBsYXl3cmlnaHQtY29yZVwiOiBcIjEuNjUuMVwiLFxuICAgIFwicHVibGludFwiOiBcIjAuMy4yNVwiLFxuICAgIFwicmVhY3RcIjogXCIxOS4zLjFcIixcbiAgICBcInJlYWN0LWRvbVwiOiBcIjE5LjMuMVwiLFxuICAgIFwidHN1cFwiOiBcIjguNS4xXCIsXG4gICAgXCJ0c3hcIjogXCI0LjIzLjE1XCIsXG4gICAgXCJ0eXBlZG9jXCI6IFwiMC4yOC4yMFwiLFxuICAgIFwidHlwZWRvYy1wbHVnaW4tbWFya2Rvd25cIjogXCI0LjE0LjFcIixcbiAgICBcInR5cGVzY3JpcHRcIjogXCI2LjAuM1wiLFxuICAgIFwidHlwZXNjcmlwdC03XCI6IFwibnBtOnR5cGVzY3JpcHRANy4wLjJcIixcbiAgICBcInZpdGVwcmVzc1wiOiBcIjEuNi40XCIsXG4gICAgXCJ2aXRlc3RcIjogXCI0LjEuMTJcIlxuICB9XG59XG4iLCAiY29uc3QgX19pbmplY3RlZF9maWxlbmFtZV9fID0gXCIvd29yay93dC1sZWF2ZXMvdHN1cC5jbGkuY29uZmlnLnRzXCI7Y29uc3QgX19pbmplY3RlZF9kaXJuYW1lX18gPSBcIi93b3JrL3d0LWxlYXZlc1wiO2NvbnN0IF9faW5qZWN0ZWRfaW1wb3J0X21ldGFfdXJsX18gPSBcImZpbGU6Ly8vd29yay93dC1sZWF2ZXMvdHN1cC5jbGkuY29uZmlnLnRzXCI7Ly8gVGhlIGNvbW1hbmQgYW5kIHdoYXQgaXRzIHRocmVhZHMgcnVuOiBhbG9uZSwgc28gdGhhdCB0aGUgZGVtbyBvZiBhIGZyZXNoIGNsb25lIGlzIHF1aWNrLCBhbmQgYXMgcGFydCBvZiB0aGUgcGFja2FnZS5cblxuaW1wb3J0IHR5cGUgeyBPcHRpb25zIH0gZnJvbSAndHN1cCc7XG5pbXBvcnQgbWFuaWZlc3QgZnJvbSAnLi9wYWNrYWdlLmpzb24nIHdpdGggeyB0eXBlOiAnanNvbicgfTtcblxuLyoqIExlZnQgYXBhcnQgbGlrZSBkZXBlbmRlbmNpZXMsIHdoaWNoIHRoZSBidW5kbGVyIGtub3dzIGJ5IGl0c2VsZjogYSBwb29sIG9mIHRocmVhZHMgbG9va3MgZm9yIGl0cyBvd24gZmlsZXMgYmVzaWRlIGl0c2VsZi4gKi9cbmV4cG9ydCBjb25zdCBleHRlcm5hbDogc3RyaW5nW10gPSBPYmplY3Qua2V5cyhtYW5pZmVzdC5vcHRpb25hbERlcGVuZGVuY2llcyk7XG5cbi8qKiBGb3Igbm9kZSwgZGVwZW5kZW5jaWVzIGFwYXJ0LiBUaGUgd29ya2VyIGlzIHRoZSBsaWJyYXJ5J3MgdG9vOiBzcmMvcGxheWVycy90b3VybmFtZW50L3J1bi50cyBsb29rcyBmb3IgaXQgYmVzaWRlIGl0c2VsZi4gKi9cbmNvbnN0IGNvbW1hbmQgPSB7XG4gIGVudHJ5OiB7XG4gICAgY2xpOiAnc3JjL2NsaS9tYWluLnRzJyxcbiAgICAnY2xpLWNvbnRlc3QnOiAnc3JjL2NsaS9jb250ZXN0LnRzJyxcbiAgICAndG91cm5hbWVudC13b3JrZXInOiAnc3JjL3BsYXllcnMvdG91cm5hbWVudC93b3JrZXIudHMnLFxuICB9LFxuICBmb3JtYXQ6IFsnZXNtJ10sXG4gIHRhcmdldDogJ25vZGUyMCcsXG4gIGV4dGVybmFsLFxufSBzYXRpc2ZpZXMgT3B0aW9ucztcblxuZXhwb3J0IGRlZmF1bHQgY29tbWFuZDtcbiJdLAogICJtYXBwaW5ncyI6ICI7QUFHQSxTQUFTLFlBQVksV0FBVyxhQUFhLGdCQUFBQSxlQUFjLHFCQUFxQjtBQUNoRixTQUFTLFNBQVMsZ0JBQWdCO0FBQ2xDLFNBQVMsb0JBQWtDOzs7QUNGM0MsU0FBUyxvQkFBb0I7QUFIOEUsSUFBTSwrQkFBK0I7QUFLaEosSUFBTSxPQUFPLGFBQWEsSUFBSSxJQUFJLHFCQUFxQiw0QkFBZSxHQUFHLE1BQU07QUFHeEUsSUFBTSxlQUFlLENBQUMsR0FBRyxLQUFLLFNBQVMsaUNBQWlDLENBQUMsRUFBRSxJQUFJLENBQUMsQ0FBQyxFQUFFLEVBQUUsTUFBTSxFQUFFO0FBRzdGLElBQU0sYUFBYSxPQUFPO0FBQUEsRUFDL0IsQ0FBQyxZQUFZLEdBQUcsWUFBWSxFQUFFLElBQUksQ0FBQyxPQUFPLENBQUMsWUFBWSxFQUFFLElBQUksWUFBWSxFQUFFLFdBQVcsQ0FBQztBQUN6RjtBQUVPLElBQU0sZUFBZSxPQUFPLEtBQUssVUFBVTtBQUczQyxJQUFNLGFBQWE7QUFBQSxFQUN4QixPQUFPO0FBQUEsRUFDUCxRQUFRO0FBQUEsRUFDUixPQUFPO0FBQUEsRUFDUCxPQUFPO0FBQUEsRUFDUCxTQUFTO0FBQUEsRUFDVCxZQUFZO0FBQUEsRUFDWixTQUFTO0FBQUEsRUFDVCx1QkFBdUI7QUFBQSxFQUN2QixPQUFPO0FBQUEsRUFDUCxRQUFRO0FBQUEsRUFDUix5QkFBeUI7QUFBQSxFQUN6Qix3QkFBd0I7QUFBQSxFQUN4QixHQUFHO0FBQ0w7QUFFQSxJQUFJLFFBQVEsS0FBSyxDQUFDLE1BQU0sWUFBWSxTQUFVLFNBQVEsSUFBSSxhQUFhLEtBQUssR0FBRyxDQUFDOzs7QUMvQmhGLFNBQVMsZ0JBQUFDLHFCQUFvQjtBQUM3QixTQUFTLHFCQUFxQjs7O0FDQ3ZCLElBQU0sU0FBUztBQUVmLElBQU0sT0FBTztBQUViLElBQU0sT0FBTzs7O0FEVGlILElBQU1DLGdDQUErQjtBQVMxSyxJQUFNLE9BQU87QUFDYixJQUFNLFNBQVMsY0FBYyxJQUFJLElBQUksd0NBQXdDQSw2QkFBZSxDQUFDO0FBR3RGLFNBQVMsT0FBTyxNQUF3QjtBQUM3QyxNQUFJLE9BQU8sU0FBUyxhQUFhLEtBQUssV0FBVyxJQUFJLEtBQUssS0FBSyxXQUFXLElBQUk7QUFDNUUsVUFBTSxJQUFJLE1BQU0sT0FBSSxJQUFJLCtCQUE0QjtBQUN0RCxNQUFJLFNBQVMsUUFBUSxPQUFPLFNBQVMsU0FBVSxRQUFPO0FBQ3RELE1BQUksT0FBTyxJQUFJLEtBQUssS0FBSyxNQUFNLE9BQU8sRUFBRyxRQUFPLE9BQU8sT0FBTyxJQUFnQjtBQUM5RSxNQUFJLE9BQU8sSUFBSSxLQUFLLEtBQUssTUFBTSxDQUFDLFFBQVEsTUFBTSxRQUFRLEdBQUcsS0FBSyxJQUFJLE1BQU0sT0FBTyxDQUFDLEdBQUc7QUFDakYsVUFBTSxPQUFPO0FBQ2IsV0FBTyxPQUFPLE9BQU8sS0FBSyxJQUFJLENBQUMsUUFBUSxJQUFJLE1BQU0sQ0FBQyxJQUFJLE9BQU8sT0FBTyxLQUFLLEtBQUssQ0FBQztBQUFBLEVBQ2pGO0FBQ0EsTUFBSSxNQUFNLFFBQVEsSUFBSSxFQUFHLFFBQU8sS0FBSyxJQUFJLE1BQU07QUFDL0MsU0FBTyxPQUFPLFlBQVksT0FBTyxRQUFRLElBQUksRUFBRSxJQUFJLENBQUMsQ0FBQyxLQUFLLEtBQUssTUFBTSxDQUFDLEtBQUssT0FBTyxLQUFLLENBQUMsQ0FBQyxDQUFDO0FBQzVGO0FBR08sSUFBTSxXQUFtQjtBQUFBLEVBQzlCLE1BQU07QUFBQSxFQUNOLE1BQU0sT0FBTztBQUNYLFVBQU0sT0FBTyxFQUFFLFFBQVEsdUNBQXVDLEdBQUcsQ0FBQyxFQUFFLEtBQUssTUFBTTtBQUM3RSxZQUFNLFVBQVUsS0FBSyxNQUFNQyxjQUFhLE1BQU0sTUFBTSxDQUFDO0FBQ3JELFlBQU0sT0FBTyxLQUFLLFVBQVUsT0FBTyxPQUFPLENBQUM7QUFFM0MsVUFBSSxTQUFTLEtBQUssVUFBVSxPQUFPLEVBQUcsUUFBTztBQUM3QyxZQUFNLFNBQVMsS0FBSyxVQUFVLE1BQU07QUFDcEMsYUFBTztBQUFBLFFBQ0wsVUFBVSw0QkFBNEIsTUFBTTtBQUFBLDBDQUE4QyxJQUFJO0FBQUEsUUFDOUYsUUFBUTtBQUFBLE1BQ1Y7QUFBQSxJQUNGLENBQUM7QUFBQSxFQUNIO0FBQ0Y7QUFFQSxJQUFNLFNBQVMsQ0FBQyxVQUF1QyxNQUFNLFFBQVEsS0FBSyxLQUFLLE1BQU0sVUFBVTtBQUMvRixJQUFNLFVBQVUsQ0FBQyxVQUFvQyxPQUFPLGNBQWMsS0FBSyxLQUFLLENBQUMsT0FBTyxHQUFHLE9BQU8sRUFBRTtBQUV4RyxTQUFTLE9BQU8sU0FBb0M7QUFDbEQsU0FBTyxRQUNKLElBQUksQ0FBQyxRQUFRLE1BQU07QUFDbEIsVUFBTSxVQUFVLFVBQVUsUUFBUSxJQUFJLENBQUMsS0FBSztBQUM1QyxRQUFJLENBQUMsT0FBTyxJQUFJLElBQUksQ0FBQyxVQUFVLElBQUksS0FBSyxVQUFVLElBQUksSUFBSSxTQUFTLEVBQUU7QUFDckUsV0FBTyxTQUFTLElBQUksUUFBUSxLQUFLLE1BQU0sUUFBUSxFQUFFLEVBQUcsU0FBUSxPQUFPLEtBQU0sUUFBUSxFQUFHO0FBQ3BGLFdBQU8sT0FBTyxPQUFPLEtBQUs7QUFBQSxFQUM1QixDQUFDLEVBQ0EsS0FBSyxFQUFFO0FBQ1o7OztBRXhEQTtBQUFBLEVBQ0UsTUFBUTtBQUFBLEVBQ1IsU0FBVztBQUFBLEVBQ1gsYUFBZTtBQUFBLEVBQ2YsVUFBWTtBQUFBLElBQ1Y7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsRUFDRjtBQUFBLEVBQ0EsU0FBVztBQUFBLEVBQ1gsTUFBUTtBQUFBLEVBQ1IsYUFBZTtBQUFBLEVBQ2YsU0FBVztBQUFBLElBQ1QsTUFBUTtBQUFBLEVBQ1Y7QUFBQSxFQUNBLE1BQVE7QUFBQSxFQUNSLE9BQVM7QUFBQSxFQUNULFNBQVc7QUFBQSxJQUNULEtBQUs7QUFBQSxNQUNILE9BQVM7QUFBQSxNQUNULFNBQVc7QUFBQSxJQUNiO0FBQUEsSUFDQSxZQUFZO0FBQUEsTUFDVixPQUFTO0FBQUEsTUFDVCxTQUFXO0FBQUEsSUFDYjtBQUFBLElBQ0EsV0FBVztBQUFBLE1BQ1QsT0FBUztBQUFBLE1BQ1QsU0FBVztBQUFBLElBQ2I7QUFBQSxJQUNBLFdBQVc7QUFBQSxNQUNULE9BQVM7QUFBQSxNQUNULFNBQVc7QUFBQSxJQUNiO0FBQUEsSUFDQSxhQUFhO0FBQUEsTUFDWCxPQUFTO0FBQUEsTUFDVCxTQUFXO0FBQUEsSUFDYjtBQUFBLElBQ0EsZ0JBQWdCO0FBQUEsTUFDZCxPQUFTO0FBQUEsTUFDVCxTQUFXO0FBQUEsSUFDYjtBQUFBLElBQ0EsYUFBYTtBQUFBLE1BQ1gsT0FBUztBQUFBLE1BQ1QsU0FBVztBQUFBLElBQ2I7QUFBQSxJQUNBLHlCQUF5QjtBQUFBLE1BQ3ZCLE9BQVM7QUFBQSxNQUNULFNBQVc7QUFBQSxJQUNiO0FBQUEsSUFDQSxXQUFXO0FBQUEsTUFDVCxPQUFTO0FBQUEsTUFDVCxTQUFXO0FBQUEsSUFDYjtBQUFBLElBQ0EsWUFBWTtBQUFBLE1BQ1YsT0FBUztBQUFBLE1BQ1QsU0FBVztBQUFBLElBQ2I7QUFBQSxJQUNBLDJCQUEyQjtBQUFBLE1BQ3pCLE9BQVM7QUFBQSxNQUNULFNBQVc7QUFBQSxJQUNiO0FBQUEsSUFDQSwwQkFBMEI7QUFBQSxNQUN4QixPQUFTO0FBQUEsTUFDVCxTQUFXO0FBQUEsSUFDYjtBQUFBLElBQ0EsZ0JBQWdCO0FBQUEsTUFDZCxPQUFTO0FBQUEsTUFDVCxTQUFXO0FBQUEsSUFDYjtBQUFBLElBQ0EsaUJBQWlCO0FBQUEsTUFDZixPQUFTO0FBQUEsTUFDVCxTQUFXO0FBQUEsSUFDYjtBQUFBLElBQ0EscUJBQXFCO0FBQUEsTUFDbkIsT0FBUztBQUFBLE1BQ1QsU0FBVztBQUFBLElBQ2I7QUFBQSxJQUNBLGtCQUFrQjtBQUFBLEVBQ3BCO0FBQUEsRUFDQSxLQUFPO0FBQUEsSUFDTCxVQUFZO0FBQUEsRUFDZDtBQUFBLEVBQ0EsT0FBUztBQUFBLElBQ1A7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsSUFDQTtBQUFBLElBQ0E7QUFBQSxJQUNBO0FBQUEsRUFDRjtBQUFBLEVBQ0EsU0FBVztBQUFBLElBQ1QsTUFBUTtBQUFBLElBQ1IsTUFBUTtBQUFBLElBQ1IsYUFBYTtBQUFBLElBQ2IsZ0JBQWdCO0FBQUEsSUFDaEIsY0FBYztBQUFBLElBQ2QsZ0JBQWdCO0FBQUEsSUFDaEIsZ0JBQWdCO0FBQUEsSUFDaEIsa0JBQWtCO0FBQUEsSUFDbEIsaUJBQWlCO0FBQUEsSUFDakIsaUJBQWlCO0FBQUEsSUFDakIsZUFBZTtBQUFBLElBQ2YsaUJBQWlCO0FBQUEsSUFDakIsZ0JBQWdCO0FBQUEsSUFDaEIsT0FBUztBQUFBLElBQ1QsVUFBWTtBQUFBLElBQ1osT0FBUztBQUFBLElBQ1QsYUFBYTtBQUFBLElBQ2IsT0FBUztBQUFBLElBQ1QsaUJBQWlCO0FBQUEsSUFDakIsTUFBUTtBQUFBLElBQ1IsbUJBQW1CO0FBQUEsSUFDbkIsYUFBYTtBQUFBLElBQ2IsZUFBZTtBQUFBLElBQ2YsY0FBYztBQUFBLElBQ2QsT0FBUztBQUFBLElBQ1QsTUFBUTtBQUFBLElBQ1IsT0FBUztBQUFBLElBQ1QsZUFBZTtBQUFBLElBQ2YsUUFBVTtBQUFBLElBQ1YsUUFBVTtBQUFBLElBQ1YsT0FBUztBQUFBLElBQ1QsTUFBUTtBQUFBLElBQ1IsU0FBVztBQUFBLElBQ1gsVUFBWTtBQUFBLElBQ1osT0FBUztBQUFBLElBQ1QsTUFBUTtBQUFBLElBQ1IsYUFBYTtBQUFBLElBQ2IsZ0JBQWdCO0FBQUEsSUFDaEIsY0FBYztBQUFBLElBQ2QsbUJBQW1CO0FBQUEsSUFDbkIsUUFBVTtBQUFBLElBQ1YsZ0JBQWdCO0FBQUEsSUFDaEIsY0FBYztBQUFBLElBQ2QsZ0JBQWdCO0FBQUEsSUFDaEIsbUJBQW1CO0FBQUEsSUFDbkIsU0FBVztBQUFBLElBQ1gsZ0JBQWtCO0FBQUEsRUFDcEI7QUFBQSxFQUNBLGNBQWdCO0FBQUEsSUFDZCxpQkFBaUI7QUFBQSxJQUNqQixPQUFTO0FBQUEsSUFDVCxVQUFZO0FBQUEsSUFDWixhQUFhO0FBQUEsSUFDYixLQUFPO0FBQUEsRUFDVDtBQUFBLEVBQ0Esc0JBQXdCO0FBQUEsSUFDdEIsVUFBWTtBQUFBLEVBQ2Q7QUFBQSxFQUNBLGtCQUFvQjtBQUFBLElBQ2xCLGdCQUFnQjtBQUFBLElBQ2hCLFFBQVU7QUFBQSxJQUNWLGNBQWM7QUFBQSxJQUNkLFNBQVc7QUFBQSxJQUNYLFlBQWM7QUFBQSxFQUNoQjtBQUFBLEVBQ0Esc0JBQXdCO0FBQUEsSUFDdEIsZ0JBQWdCO0FBQUEsTUFDZCxVQUFZO0FBQUEsSUFDZDtBQUFBLElBQ0EsUUFBVTtBQUFBLE1BQ1IsVUFBWTtBQUFBLElBQ2Q7QUFBQSxJQUNBLFNBQVc7QUFBQSxNQUNULFVBQVk7QUFBQSxJQUNkO0FBQUEsSUFDQSxjQUFjO0FBQUEsTUFDWixVQUFZO0FBQUEsSUFDZDtBQUFBLElBQ0EsWUFBYztBQUFBLE1BQ1osVUFBWTtBQUFBLElBQ2Q7QUFBQSxFQUNGO0FBQUEsRUFDQSxXQUFhO0FBQUEsSUFDWCxnQkFBZ0I7QUFBQSxJQUNoQixPQUFTO0FBQUEsSUFDVCxhQUFhO0FBQUEsRUFDZjtBQUFBLEVBQ0EsaUJBQW1CO0FBQUEsSUFDakIseUJBQXlCO0FBQUEsSUFDekIsa0JBQWtCO0FBQUEsSUFDbEIsc0JBQXNCO0FBQUEsSUFDdEIsb0JBQW9CO0FBQUEsSUFDcEIsb0JBQW9CO0FBQUEsSUFDcEIsZUFBZTtBQUFBLElBQ2YsZ0JBQWdCO0FBQUEsSUFDaEIsb0JBQW9CO0FBQUEsSUFDcEIsWUFBWTtBQUFBLElBQ1osZ0JBQWdCO0FBQUEsSUFDaEIsUUFBVTtBQUFBLElBQ1YsU0FBVztBQUFBLElBQ1gsY0FBYztBQUFBLElBQ2QsYUFBYTtBQUFBLElBQ2IsU0FBVztBQUFBLElBQ1gsbUJBQW1CO0FBQUEsSUFDbkIsU0FBVztBQUFBLElBQ1gsT0FBUztBQUFBLElBQ1QsYUFBYTtBQUFBLElBQ2IsTUFBUTtBQUFBLElBQ1IsS0FBTztBQUFBLElBQ1AsU0FBVztBQUFBLElBQ1gsMkJBQTJCO0FBQUEsSUFDM0IsWUFBYztBQUFBLElBQ2QsZ0JBQWdCO0FBQUEsSUFDaEIsV0FBYTtBQUFBLElBQ2IsUUFBVTtBQUFBLEVBQ1o7QUFDRjs7O0FDdE9PLElBQU0sV0FBcUIsT0FBTyxLQUFLLGdCQUFTLG9CQUFvQjtBQUczRSxJQUFNLFVBQVU7QUFBQSxFQUNkLE9BQU87QUFBQSxJQUNMLEtBQUs7QUFBQSxJQUNMLGVBQWU7QUFBQSxJQUNmLHFCQUFxQjtBQUFBLEVBQ3ZCO0FBQUEsRUFDQSxRQUFRLENBQUMsS0FBSztBQUFBLEVBQ2QsUUFBUTtBQUFBLEVBQ1I7QUFDRjtBQUVBLElBQU8sMEJBQVE7OztBTE5mLFNBQVMsU0FBUyxPQUFpRTtBQUNqRixRQUFNLFNBQVM7QUFDZixZQUFVLFFBQVEsRUFBRSxXQUFXLEtBQUssQ0FBQztBQUNyQyxRQUFNLFFBQVEsT0FBTyxRQUFRLEtBQUssRUFBRSxJQUFJLENBQUMsQ0FBQyxNQUFNLElBQUksTUFBTTtBQUN4RCxVQUFNLFVBQVUsR0FBRyxNQUFNLElBQUksS0FBSyxXQUFXLEtBQUssR0FBRyxDQUFDO0FBQ3RELFVBQU0sT0FBTyxTQUFTLFFBQVEsSUFBSSxFQUFFLFdBQVcsTUFBTSxHQUFHLEVBQUUsUUFBUSxTQUFTLEtBQUs7QUFDaEYsa0JBQWMsU0FBUyxrQkFBa0IsSUFBSTtBQUFBLENBQU07QUFDbkQsV0FBTyxDQUFDLE1BQU0sT0FBTztBQUFBLEVBQ3ZCLENBQUM7QUFDRCxTQUFPLE9BQU8sWUFBWSxLQUFLO0FBQ2pDO0FBSUEsSUFBTSxhQUFhLENBQUMsb0JBQW9CLEtBQUs7QUFHN0MsSUFBTSxpQkFBaUIsQ0FBQyxPQUFPLFVBQVUsRUFDdEM7QUFBQSxFQUFRLENBQUMsV0FDUixZQUFZLFFBQVEsRUFBRSxXQUFXLE1BQU0sVUFBVSxPQUFPLENBQUMsRUFBRSxJQUFJLENBQUMsU0FBUyxHQUFHLE1BQU0sSUFBSSxJQUFJLEVBQUU7QUFDOUYsRUFDQyxPQUFPLENBQUMsU0FBUyxLQUFLLFNBQVMsS0FBSyxDQUFDLEVBQ3JDLFFBQVEsQ0FBQyxTQUFTO0FBQUEsRUFDakIsR0FBR0MsY0FBYSxNQUFNLE1BQU0sRUFBRSxTQUFTLDJEQUEyRDtBQUNwRyxDQUFDLEVBQ0EsSUFBSSxDQUFDLENBQUMsRUFBRSxJQUFJLE1BQU0sSUFBSTtBQUd6QixJQUFNLFNBQVM7QUFJZixJQUFNLE9BQU87QUFHYixJQUFNLFFBQWlEO0FBQUEsRUFDckQsTUFBTTtBQUFBLEVBQ04sWUFBWSxNQUFNO0FBQ2hCLFVBQU0sUUFBUSxJQUFJLE9BQU8scUJBQXFCLGVBQWUsS0FBSyxHQUFHLENBQUMsYUFBYSxJQUFJO0FBQ3ZGLFVBQU0sU0FBUyxLQUFLLFdBQVcsTUFBTSxFQUFFLEVBQUUsV0FBVyxPQUFPLHNCQUFzQjtBQUNqRixXQUFPO0FBQUEsTUFDTCxNQUFNLE9BQU87QUFBQSxRQUNYO0FBQUEsUUFDQTtBQUFBLE1BQ0Y7QUFBQSxJQUNGO0FBQUEsRUFDRjtBQUNGO0FBR0EsU0FBUyxtQkFBeUI7QUFDaEMsUUFBTSxRQUFRLENBQUMsTUFBYyxTQUFpQjtBQUM1QyxjQUFVLFFBQVEsUUFBUSxJQUFJLENBQUMsSUFBSSxFQUFFLFdBQVcsS0FBSyxDQUFDO0FBQ3RELGtCQUFjLFFBQVEsSUFBSSxTQUFTLHVCQUF1QixJQUFJO0FBQUE7QUFBQSxDQUEyQjtBQUFBLEVBQzNGO0FBQ0EsYUFBVyxNQUFNLENBQUMsWUFBWSxHQUFHLFlBQVk7QUFDM0MsVUFBTSxZQUFZLEVBQUUsbUJBQW1CLG1EQUFtRDtBQUM1RixhQUFXLE1BQU0sY0FBYztBQUM3QixVQUFNLE9BQU8sV0FBVyxZQUFZLEVBQUUsd0JBQXdCLElBQUksS0FBSztBQUN2RSxlQUFXLENBQUMsSUFBSSxJQUFJLEtBQUssQ0FBQyxPQUFPLFFBQVEsU0FBUyxFQUFFLFFBQVEsR0FBRztBQUM3RCxVQUFJLENBQUMsV0FBVyxRQUFRLEVBQUUsSUFBSSxJQUFJLE9BQU8sRUFBRztBQUM1QyxZQUFNLFFBQVEsNENBQTRDLElBQUksc0JBQXNCLEVBQUU7QUFDdEYsWUFBTSxRQUFRLEVBQUUsSUFBSSxJQUFJLFNBQVMsZUFBZSxLQUFLLEdBQUc7QUFBQSxJQUMxRDtBQUFBLEVBQ0Y7QUFDRjtBQUlBLElBQU0sUUFBUTtBQUNkLFVBQVUsUUFBUSxLQUFLLEdBQUcsRUFBRSxXQUFXLEtBQUssQ0FBQztBQUM3QztBQUFBLEVBQ0U7QUFBQSxFQUNBLENBQUMsb0JBQW9CLGtCQUFrQixjQUFjLHlCQUF5Qix1QkFBdUIsRUFDbEcsSUFBSSxDQUFDLFNBQVMsOEJBQThCLElBQUk7QUFBQSxDQUFTLEVBQ3pELEtBQUssRUFBRTtBQUNaO0FBR0EsSUFBTSxTQUFTLE9BQU8sWUFBWSxhQUFhLElBQUksQ0FBQyxPQUFPLENBQUMsVUFBVSxFQUFFLElBQUksWUFBWSxFQUFFLFdBQVcsQ0FBQyxDQUFDO0FBRXZHLElBQU8sc0JBQVEsYUFBYTtBQUFBO0FBQUEsRUFFMUI7QUFBQSxJQUNFLE9BQU8sRUFBRSxHQUFHLFlBQU8sT0FBTyxHQUFHLFFBQVEsR0FBRyx3QkFBUSxNQUFNO0FBQUEsSUFDdEQsUUFBUSxDQUFDLEtBQUs7QUFBQSxJQUNkLFdBQVc7QUFBQTtBQUFBLElBRVgsVUFBVTtBQUFBLElBQ1Y7QUFBQSxJQUNBO0FBQUEsSUFDQSxTQUFTLENBQUMsS0FBSztBQUFBLElBQ2YsZ0JBQWdCLENBQUMsUUFBUTtBQUFBLElBQ3pCLFdBQVcsWUFBWSxpQkFBaUI7QUFBQSxFQUMxQztBQUFBLEVBQ0E7QUFBQSxJQUNFLE9BQU8sU0FBUyxVQUFLO0FBQUEsSUFDckIsUUFBUSxDQUFDLEtBQUs7QUFBQTtBQUFBLElBRWQsS0FBSyxFQUFFLE1BQU0sTUFBTSxpQkFBaUIsRUFBRSxvQkFBb0IsTUFBTSxFQUFFO0FBQUEsRUFDcEU7QUFDRixDQUFDOyIsCiAgIm5hbWVzIjogWyJyZWFkRmlsZVN5bmMiLCAicmVhZEZpbGVTeW5jIiwgIl9faW5qZWN0ZWRfaW1wb3J0X21ldGFfdXJsX18iLCAicmVhZEZpbGVTeW5jIiwgInJlYWRGaWxlU3luYyJdCn0K
