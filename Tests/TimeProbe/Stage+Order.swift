import Dispatch
import NavUI
import Synchronization

extension Stage {
  /// Tasks, detached tasks, and blocks on the main queue run in the order in which they arrived.
  @MainActor
  func playOrder() {
    note("start")
    Task { @MainActor in
      note("task 1")
      await Task.yield()
      note("task 1 after a yield")
      DispatchQueue.main.async { self.note("block of task 1") }
      Task.detached { self.note("detached by task 1") }
    }
    DispatchQueue.main.async { self.note("block 1") }
    Task.detached {
      self.note("detached 1")
      await MainActor.run { self.note("detached 1 on the main actor") }
      self.note("detached 1 is back")
    }
    Task { @MainActor in note("task 2") }
    DispatchQueue.main.async {
      self.note("block 2")
      DispatchQueue.main.async { self.note("block of block 2") }
    }
    settle()
    settle()
  }

  /// Actors, child tasks and groups.
  @MainActor
  func playActors() {
    let counter = Counter()
    Task { @MainActor in
      note("actor says \(await counter.increment())")
      async let second = counter.increment()
      async let third = counter.increment()
      note("children say \(await [second, third])")
      let results = await withTaskGroup(of: Int.self) { group in
        for index in 1...4 {
          group.addTask {
            for _ in index...4 {
              await Task.yield()
            }
            self.note("group member \(index)")
            return index
          }
        }
        var results: [Int] = []
        for await result in group {
          results.append(result)
        }
        return results
      }
      note("group says \(results)")
      note("nonisolated says \(await double(counter.count))")
      for await value in stream {
        note("stream says \(value)")
      }
      let answer = await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume(returning: 42) }
      }
      note("continuation says \(answer)")
    }
    settle()
  }

  nonisolated private func double(_ number: Int) async -> Int { number * 2 }

  private var stream: AsyncStream<Int> {
    AsyncStream { continuation in
      Task.detached {
        for value in 1...3 {
          continuation.yield(value)
        }
        continuation.finish()
      }
    }
  }

  /// A thousand times the same mixture of everything gives the same log.
  @MainActor
  func playRepetition() {
    let first = interleaving()
    let others = (1..<1000).map { _ in interleaving() }
    note("\(first.count) steps, \(others.count { $0 != first }) different runs")
    note(first.prefix(12).joined(separator: " "))
  }

  @MainActor
  private func interleaving() -> [String] {
    let log = Log()
    let counter = Counter()
    let add: @Sendable (String) -> Void = { text in log.lines.withLock { $0.append(text) } }
    for index in 0..<4 {
      Task { @MainActor in
        for step in 0..<3 {
          add("m\(index).\(step)")
          await Task.yield()
          add("c\(index).\(await counter.increment())")
        }
      }
      Task.detached {
        try await Task.sleep(for: .milliseconds(10 - index))
        add("d\(index)")
        await MainActor.run { add("h\(index)") }
      }
      Task.detached(priority: index.isMultiple(of: 2) ? .high : .background) {
        for step in 0..<3 {
          add("p\(index).\(step)")
          await Task.yield()
        }
      }
      DispatchQueue.main.async { add("b\(index)") }
    }
    _ = loop.advance(by: .milliseconds(20))
    return log.lines.withLock { $0 }
  }
}

/// Lines noted by several tasks.
private final class Log: Sendable {
  let lines = Mutex<[String]>([])
}
