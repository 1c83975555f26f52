// What workflows may do: actions by their commits, no rights that a step does not need, and a token only where nothing else runs.

const COMMIT = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
// All that the job may run that can publish.
const BESIDE_THE_TOKEN = [
  /^echo "\$SHA256 {2}railhead\.tgz" \| sha256sum --check --strict$/,
  /^npm publish \.\/railhead\.tgz --provenance --access public --ignore-scripts$/,
];

/** Workflows that trust more than they need to; empty where all is well. */
export function looseIn(tree, { engines }) {
  const workflows = [...tree].filter(([path]) => path.startsWith('.github/workflows/'));
  const texts = workflows.map(([path, bytes]) => [path, bytes.toString('utf8')]);
  const updates = tree.get('.github/dependabot.yml')?.toString('utf8') ?? '';
  return [
    ...texts.flatMap(([path, text]) => looseOf(text).map((what) => `${path}: ${what}`)),
    ...['npm', 'github-actions']
      .filter((kind) => !new RegExp(`package-ecosystem: ["']?${kind}\\b`).test(updates))
      .map((kind) => `.github/dependabot.yml: it updates nothing of ${kind}. Add it.`),
    ...[...engines.node.matchAll(/\d+\.\d+\.\d+/g)]
      .filter(([node]) => !texts.some(([, text]) => new RegExp(`^ +node: .*'${node.replaceAll('.', '\\.')}'`, 'm').test(text)))
      .map(([node]) => `.github/workflows: engines of package.json promises node ${node}, and no job runs it.`),
  ];
}

function looseOf(text) {
  const steps = text.split(/^ +- /m).slice(1);
  const jobs = text.split(/^jobs:\n/m)[1]?.split(/^(?= {2}[\w-]+:\n)/m) ?? [];
  const rights = /^permissions:\n((?: {2}.*\n)*)/m.exec(text)?.[1];
  return [
    ...[...text.matchAll(/^[ -]+uses: *(\S+) *(#.*)?$/gm)].flatMap(([, action, version = '']) => {
      if (action.startsWith('./')) return [];
      if (!COMMIT.test(action)) return [`${action} can become other code. Name its commit, and its version behind it.`];
      return /^# v\d/.test(version) ? [] : [`${action}: say behind it which version that is, as in «# v5.0.0».`];
    }),
    ...(rights?.trim() === 'contents: read' ? [] : ['at its top it must say «permissions: contents: read», and nothing more.']),
    ...(/^ *pull_request_target:/m.test(text) ? ['pull_request_target gives rights to the code of strangers.'] : []),
    ...steps
      .filter((step) => /uses: *actions\/checkout@/.test(step) && !/persist-credentials: false/.test(step))
      .map(() => 'a checkout keeps its credentials. Add persist-credentials: false.'),
    ...(/\bnpm (?:i|install|add)\b/.test(text) ? ['it installs by npm install. npm ci keeps to the lockfile.'] : []),
    ...jobs.flatMap(looseJob),
  ];
}

// A job with more rights than to read.
function looseJob(job) {
  const name = job.slice(0, job.indexOf(':')).trim();
  const granted = [...job.matchAll(/^ +([\w-]+): write\b/gm)].map(([, right]) => right);
  if (granted.length === 0) return [];
  const ran = [...job.matchAll(/^[ -]+run: *(.*)$/gm)].map(([, command]) => command);
  return [
    ...granted.filter((right) => right !== 'id-token').map((right) => `the job ${name} may write ${right}. No job needs that.`),
    ...ran
      .filter((command) => !BESIDE_THE_TOKEN.some((allowed) => allowed.test(command)))
      .map((command) => `the job ${name} holds the token and runs «${command}». Let another job do it.`),
    ...(/uses: *actions\/checkout@/.test(job) ? [`the job ${name} holds the token and checks the tree out. Let another job do it.`] : []),
    ...(/sha256sum --check/.test(job) ? [] : [`the job ${name} publishes without a look at the hash of the tarball.`]),
  ];
}
