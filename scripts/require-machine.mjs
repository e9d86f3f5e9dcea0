// Says in one line what this machine lacks, before anything is installed.

/** Systems for which the project's own Node and its native packages are made. */
const systems = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'];
const minNode = 20;

/** Undefined when everything is as needed. */
export const findMissing = ({ version, system }) => {
  if (Number.parseInt(version, 10) < minNode)
    return `this is Node ${version}; install Node ${minNode} or later, for example from https://nodejs.org`;
  if (!systems.includes(system)) return `${system} is not supported; supported are ${systems.join(', ')}`;
  return undefined;
};

export const requireMachine = () => {
  const missing = findMissing({
    version: process.versions.node,
    system: `${process.platform}-${process.arch}`,
  });
  if (missing) throw new Error(missing);
};

const timeoutMs = 10_000;

/** Whether packages can be fetched. Behind a proxy only npm itself knows. */
export const reachesRegistry = async (registry, env = process.env) => {
  if (env.https_proxy || env.HTTPS_PROXY || env.npm_config_https_proxy || env.npm_config_proxy) return true;
  try {
    await fetch(registry, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) });
    return true;
  } catch {
    return false;
  }
};
