import Foundation
import LineEditing
import Terminal
import VirtualTerminal

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A pseudo-terminal at whose other end a reader reads lines until the input ends.
struct EditedTerminal: Sendable {
  /// The inputs that the reader handed over.
  var inputs: [LineInput]
  /// The lines that it wanted to keep for the next run.
  var remembered: [String]
  /// The screen at the end.
  var screen: VirtualScreen

  struct Failure: Error {}

  private struct Reading: Sendable {
    var inputs: [LineInput] = []
    var remembered: [String] = []
  }

  /// Plays a person.
  ///
  /// - Parameters:
  ///   - size: The size of the terminal.
  ///   - prompt: The prompt for every line.
  ///   - history: What was typed before.
  ///   - setup: What else the reader is given.
  ///   - completion: What Tab finds.
  ///   - person: What the person does; it must end with Ctrl-D on an empty line.
  /// - Returns: What came of it.
  /// - Throws: What the person's part throws, or a failure of the terminal.
  static func play(
    size: WindowSize = WindowSize(columns: 80, rows: 24),
    prompt: Prompt = Prompt("nav>"),
    history: History = History(),
    setup: @escaping @Sendable () -> EditorSetup = { EditorSetup() },
    completion: @escaping @Sendable (String) -> Completions = { _ in .none },
    person: (PseudoTerminal) throws -> Void
  ) async throws -> EditedTerminal {
    let terminal = try PseudoTerminal(size: size)
    let device = try terminal.openDevice()
    let reading = start(device, prompt, history, setup, completion)
    let screen: VirtualScreen
    do {
      // What is typed before the first prompt would be echoed by the terminal.
      try terminal.wait { $0.marksPastes && $0.column == prompt.text.count }
      try person(terminal)
      // The reader ends only while somebody takes what it draws.
      screen = try terminal.waitUntilClosed()
    } catch {
      // The reader must end before the failure can be reported.
      terminal.hangUp()
      _ = try await outcome(of: reading)
      throw error
    }
    let result = try await outcome(of: reading)
    return EditedTerminal(inputs: result.inputs, remembered: result.remembered, screen: screen)
  }

  /// Starts a reader on a thread of its own.
  ///
  /// A task would wait for its turn behind all tests that keep the machine busy, while the person waits for it.
  private static func start(
    _ device: Int32,
    _ prompt: Prompt,
    _ history: History,
    _ setup: @escaping @Sendable () -> EditorSetup,
    _ completion: @escaping @Sendable (String) -> Completions
  ) -> AsyncStream<Result<Reading, any Error>> {
    let (outcomes, continuation) = AsyncStream.makeStream(of: Result<Reading, any Error>.self)
    Thread.detachNewThread {
      continuation.yield(Result { try read(device, prompt, history, setup(), completion) })
      continuation.finish()
    }
    return outcomes
  }

  private static func outcome(
    of reading: AsyncStream<Result<Reading, any Error>>
  ) async throws -> Reading {
    for await outcome in reading { return try outcome.get() }
    throw Failure()
  }

  private static func read(
    _ device: Int32,
    _ prompt: Prompt,
    _ history: History,
    _ setup: EditorSetup,
    _ completion: @escaping (String) -> Completions
  ) throws -> Reading {
    defer { close(device) }
    var result = Reading()
    var remembered: [String] = []
    var setup = setup
    setup.history = history
    setup.remember = { line in
      remembered.append(line)
      return []
    }
    guard let reader = EditlineReader(input: device, output: device, setup: setup) else {
      throw Failure()
    }
    while result.inputs.last != .end {
      result.inputs.append(try reader.readLine(prompt: prompt, completion: completion))
    }
    result.remembered = remembered
    return result
  }
}

extension PseudoTerminal {
  /// Waits until a new, empty prompt is on a row.
  @discardableResult
  func waitForPrompt(row: Int) throws(Failure) -> VirtualScreen {
    try wait { $0.row == row && $0.column == 5 && $0.rows[row] == "nav>" }
  }

  /// Waits until an empty prompt is the last thing on the screen.
  @discardableResult
  func waitForNewPrompt() throws(Failure) -> VirtualScreen {
    try wait { $0.column == 5 && $0.rows[$0.row] == "nav>" }
  }
}
