// What work costs this process, whatever else the machine does.

/** Milliseconds of CPU that the work takes. */
export function cpuTimeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
