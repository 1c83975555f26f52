// Cheapest paths by a bucket queue (Dial), as a yardstick for those of the graph core: the same graph, the same pairs, answers that are
// compared. Reads numbers from standard input:
//   nodes, arcs, then offsets (nodes + 1), targets and costs by arc; rounds, pairs a round, then the pairs.
// Writes a line a round: microseconds a pair; then a line with every pair's cost (-1: no way).

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

namespace {

// Of this process alone, so that a busy machine does not make it look slow.
double micros() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return 1e6 * time.tv_sec + 1e-3 * time.tv_nsec;
}

int readInt() {
  int value;
  if (std::scanf("%d", &value) != 1) std::abort();
  return value;
}

std::vector<int> readInts(int count) {
  std::vector<int> values(count);
  for (int& value : values) value = readInt();
  return values;
}

struct Finder {
  std::vector<int> offsets, targets, costs;
  std::vector<int> distance, cameBy, stamp;
  std::vector<std::vector<int>> buckets;
  int round = 0;
  int most = 0;

  // Cost of the cheapest path, whose arcs are walked back as a caller would; -1 if there is none.
  int path(int from, int to, std::vector<int>& arcs) {
    ++round;
    for (auto& bucket : buckets) bucket.clear();
    reach(from, 0, -1);
    int open = 1;
    for (int cost = 0; open > 0; ++cost) {
      auto& bucket = buckets[cost % buckets.size()];
      for (std::size_t i = 0; i < bucket.size(); ++i) {
        const int node = bucket[i];
        --open;
        if (distance[node] != cost || stamp[node] == -round) continue;
        stamp[node] = -round;
        if (node == to) return walkBack(from, to, arcs), cost;
        for (int arc = offsets[node]; arc < offsets[node + 1]; ++arc)
          if (costs[arc] >= 0) open += reach(targets[arc], cost + costs[arc], arc);
      }
      bucket.clear();
    }
    return -1;
  }

  int reach(int node, int cost, int arc) {
    const bool isSeen = stamp[node] == round || stamp[node] == -round;
    if (isSeen && distance[node] <= cost) return 0;
    stamp[node] = round;
    distance[node] = cost;
    cameBy[node] = arc;
    buckets[cost % buckets.size()].push_back(node);
    return 1;
  }

  void walkBack(int from, int to, std::vector<int>& arcs) {
    arcs.clear();
    for (int node = to; node != from;) {
      arcs.push_back(cameBy[node]);
      node = sourceOf[cameBy[node]];
    }
    std::reverse(arcs.begin(), arcs.end());
  }

  std::vector<int> sourceOf;
};

}  // namespace

int main() {
  Finder finder;
  const int nodes = readInt(), arcs = readInt();
  finder.offsets = readInts(nodes + 1);
  finder.targets = readInts(arcs);
  finder.costs = readInts(arcs);
  finder.sourceOf.resize(arcs);
  for (int node = 0; node < nodes; ++node)
    for (int arc = finder.offsets[node]; arc < finder.offsets[node + 1]; ++arc) finder.sourceOf[arc] = node;
  finder.distance.resize(nodes);
  finder.cameBy.resize(nodes);
  finder.stamp.assign(nodes, 0);
  finder.most = *std::max_element(finder.costs.begin(), finder.costs.end());
  finder.buckets.resize(finder.most + 1);

  const int rounds = readInt(), batch = readInt();
  const std::vector<int> pairs = readInts(2 * rounds * batch);
  std::vector<int> found, path;
  for (int round = 0; round < rounds; ++round) {
    const double began = micros();
    for (int i = round * batch; i < (round + 1) * batch; ++i)
      found.push_back(finder.path(pairs[2 * i], pairs[2 * i + 1], path));
    std::printf("%.4f\n", (micros() - began) / batch);
  }
  for (const int cost : found) std::printf("%d ", cost);
  std::printf("\n");
}
