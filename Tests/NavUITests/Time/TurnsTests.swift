import Testing

@Suite("Threads that take turns")
struct TurnsTests {
  private let probe = TimeProbe()

  @Test("BW-01: queues, groups, barriers and delays run in a fixed order")
  func queues() throws {
    let expected = """
      0.0 seconds global, on the main thread: false
      0.0 seconds serial 1
      0.0 seconds serial 2
      0.0 seconds serial 3
      0.0 seconds on a serial queue: in between
      0.0 seconds back, on the main thread: true
      0.0 seconds before the item
      0.0 seconds asked the main queue: sync
      0.0 seconds -- settled after 2
      0.5 seconds delayed
      1.0 seconds concurrent 3
      2.0 seconds concurrent 2
      3.0 seconds concurrent 1
      3.0 seconds barrier
      3.0 seconds after the barrier
      3.0 seconds group is done
      5.0 seconds -- advanced after 6
      5.0 seconds perform 0
      5.0 seconds perform 1
      5.0 seconds perform 2
      5.0 seconds perform 3
      5.0 seconds -- settled after 1

      """
    #expect(try probe.play("queues").output == expected)
  }

  @Test("BW-04: waiting lets others proceed, and waits take virtual time")
  func waits() throws {
    let expected = """
      2.0 seconds worked for 2 s
      2.0 seconds the main thread has waited
      3.0 seconds in vain: true
      6.0 seconds group in time: true
      6.0 seconds waited with the lock
      6.0 seconds had the lock second
      6.0 seconds -- settled after 4
      6.0 seconds had the lock last
      6.0 seconds detached, on the main thread: false
      6.0 seconds main actor, on the main thread: true
      6.0 seconds -- settled after 3
      7.0 seconds slept for 1 s

      """
    #expect(try probe.play("waits").output == expected)
  }

  @Test("BW-03: threads, conditions and threads' run loops run in a fixed order")
  func threads() throws {
    let expected = """
      0.0 seconds second thread, on the main one: false
      0.0 seconds -- settled after 1
      0.25 seconds second thread has told
      0.25 seconds first thread goes on
      1.25 seconds timer of a thread
      1.25 seconds run loop of a thread has ended
      10.0 seconds -- advanced after 6
      10.0 seconds finished: true

      """
    #expect(try probe.play("threads").output == expected)
  }

  @Test("BW-03: operations wait for one another, within their limit")
  func operations() throws {
    let expected = """
      0.0 seconds main operation, on the main thread: true
      0.0 seconds -- settled after 2
      1.0 seconds operation 1
      1.0 seconds operation 2
      2.0 seconds operation 3
      2.0 seconds first
      2.0 seconds second
      2.0 seconds second is complete
      2.0 seconds operation 4
      5.0 seconds -- advanced after 4
      5.0 seconds last
      5.0 seconds all are finished

      """
    #expect(try probe.play("operations").output == expected)
  }

  @Test("BW-03: timer sources fire by the virtual clock")
  func sources() throws {
    let expected = """
      0.0 seconds -- settled after 1
      0.0 seconds data
      0.0 seconds -- settled after 1
      1.0 seconds tick, on the main thread: false
      1.25 seconds once by the calendar
      1.5 seconds tick, on the main thread: false
      2.0 seconds tick, on the main thread: false
      2.200000001 seconds -- advanced after 8
      3602.2000000010003 seconds -- advanced after 4

      """
    #expect(try probe.play("sources").output == expected)
  }

  @Test("Twenty waiting blocks have twenty threads, on any machine")
  func pool() throws {
    let expected = """
      0.0 seconds -- settled after 20
      1.0 seconds -- advanced after 1
      1.0 seconds 20 are done

      """
    #expect(try probe.play("pool").output == expected)
  }

  @Test("A thousand runs of the same mixture give the same result")
  func repetition() throws {
    let run = try probe.play("background")
    #expect(run.output.hasPrefix("20.0 seconds 22 steps, 0 different runs\n"), "\(run)")
  }

  @Test(
    "An endless wait and endless work stop the process with a reason",
    arguments: [
      ("deadlock", "will never happen"), ("relock", "will never happen"),
      ("endless", "does not end"),
    ]
  )
  func standstill(scene: String, reason: String) throws {
    let run = try probe.play(scene)
    #expect(run.errors.contains(reason), "\(run)")
    #expect(run.errors.split(separator: "\n").count == 1, "\(run)")
    #expect(run.crashed)
  }
}
