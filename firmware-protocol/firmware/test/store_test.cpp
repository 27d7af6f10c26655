#include <stdio.h>
#include <string.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "../core/event_store.hpp"
#include "fake_board.hpp"
#include "tests.hpp"

namespace {

using fake::board;
using ttr::EventKind;
using ttr::Uid;

/** The store with what it needs, as one run of the program has them. */
struct Run {
  ttr::StorageWriter writer;
  ttr::Presence presence;
  ttr::EventStore store{writer, presence};

  void turn(uint32_t ms, bool host_is_there) {
    for (uint32_t end = board.now + ms; board.now < end; board.now += 2) {
      store.turn(board.now, host_is_there);
      writer.turn();
    }
  }
};

/** One life of a device with as many deeds as `deeds`. Gives what is wrong, or null. */
const char* live(uint32_t deeds) {
  auto run = std::make_unique<Run>();
  run->store.start();
  /** Numbers of taps that were made and neither acknowledged nor allowed to be lost. */
  std::vector<uint32_t> waiting;
  uint32_t highest = 0;
  uint32_t acknowledged = 0;
  bool host_is_there = true;
  uint8_t tag = 0;

  for (uint32_t deed = 0; deed < deeds; deed++) {
    switch (board.draw(8)) {
      case 0:
      case 1:
      case 2: {
        // A tap and its end; when twelve wait, players stop.
        if (waiting.size() >= 12) break;
        const Uid uid = {4, {4, ++tag, static_cast<uint8_t>(deed), static_cast<uint8_t>(deed >> 8)}};
        const uint32_t s = run->store.add(EventKind::scan, 0, false, uid, board.now);
        if (s <= highest) return "a number went back";
        highest = s;
        waiting.push_back(s);
        run->turn(board.draw(400), host_is_there);
        highest = run->store.add(EventKind::gone, 0, false, uid, board.now);
        break;
      }
      case 3: {
        if (waiting.empty()) break;
        acknowledged = waiting[board.draw(static_cast<uint32_t>(waiting.size()))];
        run->store.acknowledge(acknowledged);
        while (!waiting.empty() && waiting[0] <= acknowledged) waiting.erase(waiting.begin());
        break;
      }
      case 4: {
        // Reset, at any moment of storing.
        run->turn(board.draw(60), host_is_there);
        run = std::make_unique<Run>();
        board.now = 0;
        run->store.start();
        if (!run->store.is_warm()) return "a reset lost the memory";
        break;
      }
      case 5: {
        // Power cut, after all could be stored: 300 ms, then 24 events of 18 bytes at 4 ms each.
        run->turn(2100, host_is_there);
        run->turn(board.draw(30), host_is_there);
        board.cut_power();
        run = std::make_unique<Run>();
        board.now = 0;
        run->store.start();
        if (run->store.is_warm()) return "random memory was taken for intact";
        break;
      }
      case 6: host_is_there = !host_is_there; break;
      default: run->turn(board.draw(800), host_is_there);
    }
    if (run->store.next() <= highest) return "the next number is not above the highest";
    std::vector<uint32_t> kept;
    for (uint8_t i = 0; i < run->store.size(); i++) {
      if (i > 0 && run->store.before(i) >= run->store.at(i).s) return "the chain is out of order";
      if (run->store.at(i).kind() == EventKind::scan && run->store.at(i).s > acknowledged) kept.push_back(run->store.at(i).s);
    }
    if (kept != waiting) return "taps were lost, doubled or out of order";
  }
  return nullptr;
}

}  // namespace

int test_store(uint32_t seed, uint32_t runs) {
  for (uint32_t life = seed; life < seed + runs; life++) {
    board.make_new(life);
    const char* wrong = live(400);
    if (wrong == nullptr) continue;
    fprintf(stderr, "seed %u: %s\n", life, wrong);
    return 1;
  }
  return 0;
}
