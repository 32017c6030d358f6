import Dispatch
import Foundation
import NavUI
import Synchronization

extension Stage {
  /// Global queues, serial and concurrent ones, groups, barriers and delays.
  @MainActor
  func playQueues() {
    DispatchQueue.global().async { [self] in
      note("global, on the main thread: \(Thread.isMainThread)")
      DispatchQueue.main.async { self.note("back, on the main thread: \(Thread.isMainThread)") }
      let answer = DispatchQueue.main.sync { "sync" }
      note("asked the main queue: \(answer)")
    }
    let serial = DispatchQueue(label: "serial")
    let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
    let group = DispatchGroup()
    for index in 1...3 {
      serial.async { self.note("serial \(index)") }
      concurrent.async(group: group) {
        Thread.sleep(forTimeInterval: Double(4 - index))
        self.note("concurrent \(index)")
      }
    }
    concurrent.async(flags: .barrier) { self.note("barrier") }
    concurrent.async { self.note("after the barrier") }
    group.notify(queue: .main) { self.note("group is done") }
    serial.asyncAfter(deadline: .now() + 0.5) { self.note("delayed") }
    note("on a serial queue: \(serial.sync { "in between" })")
    let item = DispatchWorkItem { self.note("never") }
    serial.async { self.note("before the item") }
    serial.async(execute: item)
    item.cancel()
    settle()
    advance(.seconds(5))
    DispatchQueue.concurrentPerform(iterations: 4) { index in note("perform \(index)") }
    settle()
  }

  /// Plays waits: a thread that waits lets others go on, and work takes virtual time.
  @MainActor
  func playWaits() {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 2)
      self.note("worked for 2 s")
      done.signal()
    }
    done.wait()
    note("the main thread has waited")
    let never = DispatchSemaphore(value: 0)
    note("in vain: \(never.wait(timeout: .now() + 1) == .timedOut)")
    let group = DispatchGroup()
    group.enter()
    DispatchQueue.global().asyncAfter(deadline: .now() + 3) { group.leave() }
    note("group in time: \(group.wait(timeout: .now() + 10) == .success)")
    let lock = NSLock()
    let other = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      lock.withLock {
        other.wait()
        self.note("waited with the lock")
      }
    }
    DispatchQueue.global().async {
      other.signal()
      lock.withLock { self.note("had the lock second") }
    }
    settle()
    lock.withLock { note("had the lock last") }
    Task.detached {
      self.note("detached, on the main thread: \(Thread.isMainThread)")
      done.signal()
      await MainActor.run { self.note("main actor, on the main thread: \(Thread.isMainThread)") }
    }
    settle()
    done.wait()
    Thread.sleep(forTimeInterval: 1)
    note("slept for 1 s")
  }

  /// Threads with run loops, conditions and locks.
  @MainActor
  func playThreads() {
    let condition = NSCondition()
    let isReady = Mutex(false)
    Thread.detachNewThread {
      condition.lock()
      while !isReady.withLock({ $0 }) { condition.wait() }
      condition.unlock()
      self.note("first thread goes on")
    }
    let thread = Thread {
      self.note("second thread, on the main one: \(Thread.isMainThread)")
      Thread.sleep(forTimeInterval: 0.25)
      condition.lock()
      isReady.withLock { $0 = true }
      condition.broadcast()
      condition.unlock()
      self.note("second thread has told")
      let timer = Timer(timeInterval: 1, repeats: false) { _ in self.note("timer of a thread") }
      RunLoop.current.add(timer, forMode: .default)
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 3))
      self.note("run loop of a thread has ended")
      Thread.exit()
    }
    thread.start()
    settle()
    advance(.seconds(10))
    note("finished: \(thread.isFinished)")
  }

  /// Operations with dependencies, and not too many at once.
  @MainActor
  func playOperations() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 2
    for index in 1...4 {
      queue.addOperation {
        Thread.sleep(forTimeInterval: 1)
        self.note("operation \(index)")
      }
    }
    let first = BlockOperation { self.note("first") }
    let second = BlockOperation { self.note("second") }
    second.completionBlock = { self.note("second is complete") }
    second.addDependency(first)
    queue.addOperations([second, first], waitUntilFinished: false)
    OperationQueue.main.addOperation {
      self.note("main operation, on the main thread: \(Thread.isMainThread)")
    }
    settle()
    advance(.seconds(5))
    queue.addOperation { self.note("last") }
    queue.waitUntilAllOperationsAreFinished()
    note("all are finished")
  }

  /// Sources that fire by the clock, or when they are told to.
  @MainActor
  func playSources() {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + 1, repeating: 0.5)
    timer.setEventHandler { @Sendable in
      self.note("tick, on the main thread: \(Thread.isMainThread)")
    }
    timer.resume()
    let wall = DispatchSource.makeTimerSource(queue: .main)
    wall.schedule(wallDeadline: .now() + 1.25)
    wall.setEventHandler { self.note("once by the calendar") }
    wall.activate()
    let sum = DispatchSource.makeUserDataAddSource(queue: .main)
    sum.setEventHandler { self.note("data") }
    sum.resume()
    settle()
    sum.add(data: 1)
    settle()
    advance(.seconds(2.2))
    timer.cancel()
    advance(.seconds(3600))
  }

  /// Twenty blocks that wait are twenty threads, on any machine.
  @MainActor
  func playPool() {
    let count = Mutex(0)
    for _ in 1...20 {
      DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 1)
        count.withLock { $0 += 1 }
      }
    }
    settle()
    advance(.seconds(1))
    note("\(count.withLock { $0 }) are done")
  }

  /// A thousand times the same mixture of everything in the background gives the same log.
  @MainActor
  func playBackground() {
    let first = backgroundWork()
    let others = (1..<1000).map { _ in backgroundWork() }
    note("\(first.count) steps, \(others.count { $0 != first }) different runs")
    note(first.joined(separator: " "))
  }

  @MainActor
  private func backgroundWork() -> [String] {
    let log = Mutex<[String]>([])
    let add: @Sendable (String) -> Void = { text in log.withLock { $0.append(text) } }
    let serial = DispatchQueue(label: "serial")
    let group = DispatchGroup()
    let semaphore = DispatchSemaphore(value: 0)
    let operations = OperationQueue()
    for index in 0..<3 {
      DispatchQueue.global(qos: index == 0 ? .userInitiated : .utility).async(group: group) {
        add("g\(index)")
        let number = serial.sync { index * 2 }
        Thread.sleep(forTimeInterval: 0.001 * Double(3 - index))
        DispatchQueue.main.async { add("m\(number)") }
        semaphore.signal()
      }
      operations.addOperation { @Sendable in
        semaphore.wait()
        add("o\(index)")
      }
      serial.asyncAfter(deadline: .now() + 0.002) { add("a\(index)") }
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.0015)
        add("t\(index)")
      }
      Task.detached {
        add("d\(index)")
        try await Task.sleep(for: .milliseconds(1))
        serial.async { add("s\(index)") }
      }
    }
    group.notify(queue: serial) { @Sendable in add("n") }
    _ = loop.advance(by: .milliseconds(20))
    return log.withLock { $0 }
  }

  /// The main thread waits for what can never happen.
  @MainActor
  func playDeadlock() {
    note("waits")
    DispatchSemaphore(value: 0).wait()
  }

  /// The main thread waits for a lock that it holds itself.
  @MainActor
  func playRelock() {
    let lock = NSLock()
    lock.lock()
    lock.lock()
  }

  /// A block goes on for ever.
  @MainActor
  func playEndless() {
    DispatchQueue.global().async {
      var count = 0
      while true { count &+= 1 }
    }
    settle()
  }
}
