import AppBuilder
import AppSession
import Course
import Findings
import Foundation
import SceneModel
import Shares
import Testing

@testable import Grading

@Suite("The hours after a random walk", .serialized)
struct IdleTimeTests {
  private let exercise: Exercise
  private let grader: Grader
  private let walks = Walks(seed: 5, count: 6)

  init() throws {
    let catalogue = Catalogue(path: BuiltProducts.repository)
    exercise = try catalogue.exercise(catalogue.exerciseName(for: "one-array"))
    let builder = try BuiltProducts.builder()
    grader = Grader(
      builder: builder,
      sandbox: SandboxSearch(found: .strongest(for: builder)),
      walks: walks,
      // Only the behaviour of the apps counts here.
      linter: SourceLinter(prepare: {}, judge: { _, _ in LintOutcome() })
    )
  }

  /// One place in the solution, and what replaces it.
  struct Change: Sendable, CustomTestStringConvertible {
    var name: String
    var old: String
    var new: String
    /// A second text to replace, and the replacement.
    var otherOld = ""
    var otherNew = ""
    /// The code at the end of the file.
    var further = ""
    /// The last command of the alarm, and a part of its summary.
    var lastLine = ""
    var summary = ""

    var testDescription: String { name }
  }

  /// Returns the report on the solution with some of its code replaced.
  private func report(on change: Change) throws -> Report {
    let source = try String(contentsOfFile: "\(exercise.solution)/App.swift", encoding: .utf8)
    #expect(source.contains(change.old))
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "navlab-idle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // What is left behind here, the system removes in time.
    defer { try? FileManager.default.removeItem(at: folder) }
    var changed = source.replacing(change.old, with: change.new, maxReplacements: 1)
    if !change.otherOld.isEmpty {
      changed = changed.replacing(change.otherOld, with: change.otherNew)
    }
    changed += change.further
    try Data(changed.utf8).write(to: folder.appending(path: "App.swift"))
    return try grader.grade(
      Submission(folder: folder.path, files: exercise.answerFiles(in: folder.path)),
      of: exercise
    )
  }

  private static let app = "struct FerryApp: App {"
  private static let express = "path = [.island(\"Sula\"), .pier(\"South Pier\")]"
  private static let state = "@State private var path: [Route] = []"
  private static let view = "FerryView()"

  static let faults = [
    Change(
      name: "starts only once",
      old: app,
      new: app + """

          init() {
            if UserDefaults.standard.bool(forKey: "was") { fatalError("only once") }
            UserDefaults.standard.set(true, forKey: "was")
          }
        """,
      lastLine: "relaunch",
      summary: "Started again after a random walk: The app crashed: only once"
    ),
    Change(
      name: "ends 50 ms after each launch",
      old: view,
      new: view + ".task { try? await Task.sleep(for: .milliseconds(50)); fatalError(\"late\") }",
      lastLine: "wait 2s",
      summary: "Left alone for 2 seconds after a random walk: The app crashed: late"
    ),
    Change(
      name: "ends 100 ms after a tap",
      old: express,
      new: express
        + "; Task { try? await Task.sleep(for: .milliseconds(100)); fatalError(\"late\") }",
      lastLine: "wait 2s",
      summary: "The app crashed: late"
    ),
    Change(
      name: "loses its path 100 ms after a push",
      old: express,
      new: express + "; Task { try? await Task.sleep(for: .milliseconds(100)); path = [] }",
      lastLine: "wait 2s",
      summary: "the app shows something different. The solution does not change."
    ),
    Change(
      name: "shows another screen after the background",
      old: view,
      new: "Restarter()",
      further: #"""
        struct Restarter: View {
          @Environment(\.scenePhase) private var phase
          @State private var visit = 0
          var body: some View {
            Group {
              if visit > 0 { Text("Tickets please") } else { FerryView() }
            }
            .onChange(of: phase) { if phase == .background { visit += 1 } }
          }
        }
        """#,
      lastLine: "activate",
      summary:
        "Brought back from the background after a random walk, the app shows something different."
    ),
    Change(
      name: "ends 50 ms after its second start",
      old: view,
      new: view + """
        .task {
                if UserDefaults.standard.bool(forKey: "was") {
                  try? await Task.sleep(for: .milliseconds(50))
                  exit(3)
                }
                UserDefaults.standard.set(true, forKey: "was")
              }
        """,
      lastLine: "wait 2s",
      summary: "Started again after a random walk and left alone for 2 seconds: The app exited"
    ),
  ]

  @Test(
    "An app that is right only briefly raises an alarm",
    arguments: Share(of: 4).of(faults)
  )
  func fault(change: Change) throws {
    let report = try report(on: change)
    #expect(report.isSolved, "\(report)")
    let alarms = report.alarms.filter { $0.kind == .walk }
    #expect(alarms.count == 1, "\(report.alarms)")
    let alarm = try #require(alarms.first)
    #expect(alarm.summary.contains(change.summary), "\(alarm.summary)")
    #expect(alarm.steps.last == change.lastLine)
  }

  static let honest = [
    Change(
      name: "saves in the background",
      old: view,
      new: "Keeper()",
      further: #"""
        struct Keeper: View {
          @Environment(\.scenePhase) private var phase
          @State private var saves = UserDefaults.standard.integer(forKey: "saves")
          var body: some View {
            FerryView().onChange(of: phase) {
              guard phase == .background else { return }
              saves += 1
              UserDefaults.standard.set(saves, forKey: "saves")
            }
          }
        }
        """#
    ),
    Change(
      name: "restores its path",
      old: state,
      new: """
        @SceneStorage("names") private var names = ""
          private var path: [Route] {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
          }
          private var binding: Binding<[Route]> {
            Binding {
              names.split(separator: "/").map {
                $0.hasSuffix("!") ? .pier(String($0.dropLast())) : .island(String($0))
              }
            } set: { routes in
              names = routes.map { route in
                switch route {
                case .island(let name): name
                case .pier(let name): name + "!"
                }
              }.joined(separator: "/")
            }
          }
        """,
      otherOld: "path: $path",
      otherNew: "path: binding"
    ),
    Change(
      name: "counts the seconds",
      old: view,
      new: "Clock()",
      further: #"""
        struct Clock: View {
          @State private var seconds = 0
          var body: some View {
            FerryView()
              .safeAreaInset(edge: .bottom) { Text("On board for \(seconds) s") }
              .task {
                while !Task.isCancelled {
                  try? await Task.sleep(for: .seconds(1))
                  seconds += 1
                }
              }
          }
        }
        """#
    ),
  ]

  @Test(
    "An honest app that changes on its own raises no alarm",
    arguments: Share(of: 4).of(honest, ahead: 1)
  )
  func noAlarm(change: Change) throws {
    let report = try report(on: change)
    #expect(report.isSolved, "\(report)")
    #expect(report.alarms == [])
  }
}
