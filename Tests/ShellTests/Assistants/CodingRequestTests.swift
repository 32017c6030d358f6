import FaultCatalogue
import FaultFiles
import SceneText
import Testing

@testable import Shell

@Suite("Requests for coding assistants")
struct CodingRequestTests {
  private let layout = TextLayout(width: 60)

  private func text(_ request: CodingRequest) -> String {
    request.lines(layout).map(\.plain).joined(separator: "\n")
  }

  private func fault(
    _ id: String,
    _ topic: Fault.Topic,
    _ severity: Fault.Severity = .warning
  ) -> FaultEntry {
    FaultEntry(
      Fault(id, topic, severity, .linter, "The \(id)"),
      why: "Because.",
      remedy: "Take it out. Then look again.",
      wrong: FaultEntry.Example("wrong"),
      right: FaultEntry.Example("right")
    )
  }

  @Test("A request names the features and their possible mistakes, the worst first")
  func wholeText() {
    let request = CodingRequest(
      feature: "A list of trails\nwith maps",
      paradigms: [.sheets],
      version: 17,
      faults: [
        fault("tab-trouble", .tabs), fault("stack-slip", .stacks, .note),
        fault("cover-crime", .presentation, .error), fault("link-lapse", .links),
      ]
    )
    #expect(
      text(request) == """
        Write SwiftUI code for this feature:

        > A list of trails
        > with maps

        The app runs on iOS 17 and later. Do not use newer APIs
        without if #available.

        Navigate like this:

        - Use NavigationStack, with one stack for each tab, sheet
          and column, and none inside another.
        - Let links carry values, as NavigationLink("Title", value:
          route) does. Declare navigationDestination(for:) once for
          each type of value, on the root view of the stack, outside
          every list and lazy container.
        - Keep one optional Identifiable enum for all sheets of a
          screen. Present it with one sheet(item:), so that the
          sheet always has its data.
        - Give the content of a sheet a button that calls dismiss,
          and its own NavigationStack if it has a title, a toolbar
          or links. Never present a full-screen cover without such a
          button.

        Do not make any of these mistakes:

        - The cover-crime (cover-crime). Take it out.
        - The link-lapse (link-lapse). Take it out.
        - The stack-slip (stack-slip). Take it out.

        Answer like this:

        - Give complete files that compile, with every type that
          they use.
        - For each screen, say in one sentence which value shows it
          and who owns that value.
        - If the feature cannot be built within these rules, say why
          before you write any code.
        """
    )
  }

  @Test("A request for all kinds of navigation forbids every mistake except those of size")
  func everyFault() throws {
    let request = CodingRequest(
      feature: "All",
      paradigms: Set(Paradigm.allCases),
      faults: try FaultFiles.entries()
    )
    let limits = Fault.all.filter { $0.topic == .limits }
    #expect(
      Set(request.forbidden.map(\.id)) == Set(Fault.all.map(\.id)).subtracting(limits.map(\.id))
    )
    #expect(Set(request.forbidden.map(\.id)).count == request.forbidden.count)
  }

  @Test("A request asks only for names that the oldest version has")
  func versions() {
    let paradigms: Set<Paradigm> = [.programmatic, .tabs]
    let old = text(CodingRequest(feature: "x", paradigms: paradigms, version: 16, faults: []))
    #expect(old.contains("ObservableObject") && old.contains("tabItem and a tag"))
    #expect(!old.contains("@Observable"))
    let new = text(CodingRequest(feature: "x", paradigms: paradigms, faults: []))
    #expect(new.contains("@Observable") && new.contains("without tag or tabItem"))
    #expect(!new.contains("ObservableObject"))
  }

  @Test("A long word in the feature is not cut, and its control characters are harmless")
  func feature() {
    let word = String(repeating: "x", count: 200)
    let request = CodingRequest(feature: "\(word)\u{1B}[2J", paradigms: [], faults: [])
    #expect(request.lines(layout)[2].plain.hasPrefix("> \(word)"))
    #expect(!text(request).contains("\u{1B}"))
  }
}
