import AppBuilder
import AppSession
import Course
import Foundation
import Shares
import Testing

@testable import Grading
@testable import SceneModel

@Suite("Forged apps", .serialized)
struct ForgeryTests {
  private static let exercise: Result<Exercise, any Error> = Result {
    let catalogue = Catalogue(path: BuiltProducts.repository)
    return try catalogue.exercise(catalogue.exerciseName(for: "one-array"))
  }
  private static let walks = Walks(seed: 11, count: 6)
  /// The strongest sandbox that there is, tried once.
  private static let strongest: Sandbox = {
    do {
      return .strongest(for: try BuiltProducts.builder())
    } catch {
      preconditionFailure("there is nothing to try a sandbox with: \(error)")
    }
  }()
  /// The strongest sandbox of each level that there is here, the strongest level first.
  static let sandboxes: [Sandbox] = {
    let sandboxes = [strongest, strongest.withoutNamespaces, .limitsOnly]
    return Isolation.Level.allCases.reversed().compactMap { level in
      sandboxes.first { Isolation($0).level == level }
    }
  }()

  /// All of them, made once.
  static let all: [Forgery] = {
    do {
      let exercise = try exercise.get()
      let solution = try String(contentsOfFile: "\(exercise.solution)/App.swift", encoding: .utf8)
      let answers = try RightAnswers(to: exercise).answers
      return try Forgery.hosts(answers) + [Forgery.relay(answers, solution: solution)]
        + Forgery.reaching + Forgery.answers(solution)
        + Forgery.ways(solution) + Forgery.partly(solution) + Forgery.hiding
    } catch {
      preconditionFailure("the forgeries cannot be made: \(error)")
    }
  }()

  /// A forgery, and where it is tried.
  struct Attempt: Hashable, Sendable, CustomStringConvertible {
    var forgery: Forgery
    var sandbox: Sandbox

    var description: String { "\(forgery), \(Isolation(sandbox).level.rawValue)" }
  }

  /// The attempts, at the levels by turns: one of each kind that has its turn, or as many at as many levels as the
  /// environment says.
  static let attempts: [Attempt] = {
    let environment = ProcessInfo.processInfo.environment
    let isThorough = environment["NAVLAB_THOROUGH"] == "yes"
    let isWhole = environment["NAVLAB_FORGERIES"] == "all"
    let tried =
      isThorough || isWhole
      ? all : Forgery.Kind.allCases.compactMap { kind in all.first { $0.kind == kind } }
    let numbered = Share(of: isWhole ? 1 : 2).of(Array(tried.enumerated()))
    return numbered.flatMap { index, forgery in
      // What the compiler's output tells does not depend on where the app runs.
      let isEverywhere = isWhole || isThorough && honestLooking.contains(forgery.kind)
      let turn = sandboxes[index % sandboxes.count]
      return (isEverywhere ? sandboxes : [turn]).map { Attempt(forgery: forgery, sandbox: $0) }
    }
  }()

  /// Those whose code is that of any app.
  private static let honestLooking: Set<Forgery.Kind> = [
    .hardCoded, .blinded, .calendar, .endings, .vanishing, .sprayed, .partly, .worn,
  ]

  private let builder: Builder

  init() throws {
    builder = try BuiltProducts.builder()
  }

  private func report(on forgery: Forgery, in sandbox: Sandbox) throws -> Report {
    var exercise = try Self.exercise.get()
    if forgery.isHost {
      exercise.checks = exercise.checks.filter { $0.name == "express" }
      // What does not answer is to be given up soon; a relay answers, on a busy machine late.
      if forgery.kind != .relays { exercise.limits.seconds = 5 }
    }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-forgery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(forgery.source.utf8).write(to: folder.appending(path: forgery.file))
    let grader = Grader(
      builder: builder,
      sandbox: SandboxSearch(found: sandbox),
      shortensFailures: false,
      walks: Self.walks
    )
    return try grader.grade(Submission(folder: folder.path, files: [forgery.file]), of: exercise)
  }

  @Test("There are many forgeries, of many kinds")
  func count() {
    #expect(Self.all.count >= 60)
    #expect(Set(Self.all.map(\.kind)) == Set(Forgery.Kind.allCases))
    #expect(Set(Self.all.map(\.source)).count == Self.all.count)
  }

  @Test(
    "Each forgery gets no marks, or an alarm, at every level of the sandbox",
    arguments: attempts
  )
  func found(attempt: Attempt) throws {
    let forgery = attempt.forgery
    let report = try report(on: forgery, in: attempt.sandbox)
    #expect(report.points == 0 || !report.alarms.isEmpty, "\(report)")
    if Self.honestLooking.contains(forgery.kind) {
      // They pass all checks, or all but what they mean to fail, so they are real; and only a walk tells of them.
      #expect(report.isSolved != (forgery.kind == .partly), "\(report)")
      #expect(report.points > 0, "\(report)")
      #expect(report.alarms.allSatisfy { [.walk, .blind].contains($0.kind) }, "\(report.alarms)")
    }
    if case .doesNotCompile(let message) = report.obstacle {
      // What does not compile for another reason proves nothing.
      let isMeant = ["@main", "linked"].contains { (word: String) in message.contains(word) }
      #expect(isMeant, "\(message)")
    }
  }

  @Test("A relay passes the check that it knows, but the code and a walk reveal it")
  func realHost() throws {
    let forgery = try #require(Self.all.first { $0.kind == .relays && $0.isHost })
    let report = try report(on: forgery, in: Self.strongest)
    #expect(report.isSolved, "\(report)")
    #expect(Set(report.alarms.map(\.kind)).isSuperset(of: [.code, .walk]), "\(report.alarms)")
  }
}

/// A right app's answers to the script of one check, as they go over the channel.
struct RightAnswers {
  /// The answers, without the heads of the frames and the numbers.
  private(set) var answers: [[UInt8]] = []

  /// Asks the solution.
  init(to exercise: Exercise) throws {
    let builder = try BuiltProducts.builder()
    let solution = try Grader(builder: builder, sandbox: SandboxSearch(found: .limitsOnly))
      .authorsApp(of: exercise, in: exercise.solution, files: ["App.swift"])
    let session = solution.session()
    defer { session.close() }
    var writer = ReplyWriter()
    func keep(_ outcome: Outcome) throws -> [UInt8] {
      guard case .done(let snapshot) = outcome else { return [] }
      let reply = Reply(number: 0, outcome: .done, snapshot: snapshot, nanoseconds: 0)
      return Array(try writer.frame(for: reply).dropFirst(Frame.headerCount + 1))
    }
    answers.append(try keep(session.launch()))
    for move in [WalkMove.tap("Express to South Pier"), .back] {
      guard let action = session.snapshot.flatMap(move.action) else { continue }
      answers.append(try keep(session.perform(action)))
    }
  }
}
