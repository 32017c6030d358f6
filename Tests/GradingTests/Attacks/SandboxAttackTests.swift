import AppBuilder
import Course
import Foundation
import SceneModel
import Shares
import Testing

@testable import AppSession
@testable import Grading

#if os(Linux)
/// Every other run takes these tests.
@Suite("Attacks on the judge while an app runs", .serialized, .enabled(if: Share(of: 2).takes(0)))
struct SandboxAttackTests {
  private let folder: ClassFolder
  private let builder: Builder
  private let attacks: [AttackApp.Attack]
  private let exercise: Exercise

  init() throws {
    folder = try ClassFolder()
    try folder.write(["checks.nav": "the solution"])
    builder = try BuiltProducts.builder()
    attacks = AttackApp.attacks(secret: "\(folder.path)/checks.nav")
    let catalogue = Catalogue(path: "\(BuiltProducts.repository)/Tests/Fixtures/course")
    exercise = try catalogue.exercise(catalogue.exerciseName(for: "broken"))
  }

  /// Returns the outcome of every attack in a sandbox, by its name, or the name of the end where
  /// the app ends.
  private func outcomes(
    in sandbox: Sandbox,
    server: ForkServer? = nil
  ) throws -> [String: String] {
    try folder.write(["Attacks.swift": AttackApp.source(attacks)])
    let request = BuildRequest(folder: folder.path, files: ["Attacks.swift"])
    guard case .app(let app) = try builder.build(request) else { return [:] }
    let grader = Grader(builder: builder, sandbox: SandboxSearch(found: sandbox))
    let judged = JudgedApp(app, of: exercise, by: grader, server: server)
    var outcomes: [String: String] = [:]
    for attack in attacks {
      let session = judged.session()
      defer { session.close() }
      guard case .done(let start) = session.launch(),
        let action = WalkMove.tap(attack.name).action(in: start)
      else {
        outcomes[attack.name] = "not tried: \(String(describing: session.ending))"
        continue
      }
      switch session.perform(action) {
      case .done(let after):
        outcomes[attack.name] = after.focusedElement.flatMap(Self.firstText) ?? "nothing shown"
      case .refused(let reason, _): outcomes[attack.name] = reason
      case .ended(let ending): outcomes[attack.name] = "\(ending)"
      }
    }
    return outcomes
  }

  private static func firstText(in element: Element) -> String? {
    if element.kind == .text { return element.label }
    return element.children.lazy.compactMap(firstText).first
  }

  private func expected(_ outcome: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: attacks.map { ($0.name, outcome) })
  }

  @Test("Under limits alone the attacks get through, which proves that they are real")
  func control() throws {
    #expect(try outcomes(in: .limitsOnly) == expected("through"))
  }

  @Test("The kernel's sandbox refuses every attack")
  func kernelLayers() throws {
    let strongest = Sandbox.candidates { _ in nil }.first { SandboxProbe(builder).holds($0) }
    let sandbox = try #require(strongest, "nothing holds")
    try #require(Isolation(sandbox).level == .kernel, "this kernel has no Landlock or no seccomp")
    #expect(try outcomes(in: sandbox) == expected("refused"))
  }

  @Test("The strongest sandbox refuses every attack")
  func strongest() throws {
    let sandbox = Sandbox.strongest(for: builder)
    try #require(Isolation(sandbox).level >= .kernel)
    #expect(try outcomes(in: sandbox) == expected("refused"))
  }

  @Test("Every attack is refused in a process that a server has made")
  func served() throws {
    let sandbox = Sandbox.strongest(for: builder)
    for sandbox in [sandbox, sandbox.withoutNamespaces] {
      let server = try #require(ForkServers(builder).borrow(in: sandbox))
      #expect(try outcomes(in: sandbox, server: server) == expected("refused"))
      #expect(!server.isLost)
    }
  }
}
#endif
