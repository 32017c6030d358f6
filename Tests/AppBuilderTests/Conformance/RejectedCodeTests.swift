import Shares
import Testing

@testable import AppBuilder

/// Every other run takes these tests.
@Suite("code that SwiftUI rejects", .enabled(if: Share(of: 2).takes(1)))
struct RejectedCodeTests {
  private let pieces: SourcePieces

  init() throws {
    pieces = try Self.compiled.get()
  }

  private static let compiled = Result { try SourcePieces(rejected) }

  private func errors(_ id: String) -> [String] {
    pieces.messages[id] ?? []
  }

  private func noMember(_ names: String..., of type: String = "NavigationPath") -> [String] {
    names.map { "error: value of type '\(type)' has no member '\($0)'" }
  }

  @Test("NP-01: a value that is not hashable cannot be pushed")
  func notHashable() {
    #expect(
      errors("NP-01") == [
        "error: instance method 'append' requires that 'Plain' conform to 'Hashable'"
      ]
    )
  }

  @Test("NP-09: the elements of a path cannot be read")
  func opaquePath() {
    #expect(
      errors("NP-09") == [
        "error: for-in loop requires 'NavigationPath' to conform to 'Sequence'",
        "error: value of type 'NavigationPath' has no subscripts",
      ] + noMember("first", "last", "contains")
    )
  }

  @Test("NP-10: a path cannot be changed in the middle")
  func middle() {
    #expect(errors("NP-10") == noMember("remove", "insert"))
  }

  @Test("errors about arrays do not mention NavUI's own code")
  func arrays() {
    #expect(
      errors("add") == noMember("add", of: "[Int]") + noMember("add", of: "[Place]")
        + noMember("expanded", of: "Set<Int>")
    )
  }

  @Test("NP-11: a path is neither encodable nor hashable nor sendable")
  func conformances() {
    #expect(
      errors("NP-11") == [
        "error: instance method 'encode' requires that 'NavigationPath' conform to 'Encodable'",
        "error: type 'NavigationPath' does not conform to protocol 'Hashable'",
        "error: conformance of 'NavigationPath' to 'Sendable' is unavailable",
      ]
    )
  }

  @Test("NP-25: a path cannot be made of an array of existentials")
  func existentials() {
    #expect(errors("NP-25").count == 1)
    #expect(errors("NP-25").first?.contains("value of type '[any Hashable]'") == true)
  }

  @Test("NP-30: several values cannot be appended at once")
  func appendContents() {
    #expect(errors("NP-30") == ["error: no exact matches in call to instance method 'append'"])
  }

  @Test("NS-03: a set cannot be a path")
  func setAsPath() {
    #expect(errors("NS-03").first?.contains("value of type 'Binding<Set<Int>>'") == true)
  }

  @Test("NS-40: the item of a destination must be hashable")
  func itemOfDestination() {
    #expect(errors("NS-40").count == 1)
    #expect(errors("NS-40").first?.contains("'Plain' conform to 'Hashable'") == true)
  }

  @Test("TV-02: the values of all tabs must have one type")
  func mixedValues() {
    #expect(errors("TV-02").count == 1)
    #expect(errors("TV-02").first?.contains("value of type 'String'") == true)
  }

  @Test("TV-03: a tab without a value cannot be in a tab view with a selection")
  func tabWithoutValue() {
    #expect(errors("TV-03").count == 1)
    #expect(errors("TV-03").first?.contains("'Int' and 'Never'") == true)
  }

  @Test("TV-04: a leading-dot value means nothing without a selection")
  func valueWithoutSelection() {
    #expect(errors("TV-04") == ["error: type 'Never' has no member 'home'"])
  }

  @Test("TV-05: a tab has no tag")
  func tag() {
    #expect(errors("TV-05") == noMember("tag", of: "Tab<Never, Text, DefaultTabLabel>"))
  }

  @Test("TV-06: tabs and views with a tab item cannot be mixed")
  func mixedStyles() {
    #expect(errors("TV-06").count == 1)
    #expect(errors("TV-06").first?.contains("'Tab<Never, Text, DefaultTabLabel>'") == true)
  }

  @Test("TV-30: a section of tabs cannot be empty")
  func emptySection() {
    #expect(errors("TV-30").count == 1)
    #expect(errors("TV-30").first?.contains("in result builder 'TabContentBuilder'") == true)
  }

  @Test("SH-02: the item of a sheet must be identifiable")
  func itemOfSheet() {
    #expect(errors("SH-02").count == 1)
    #expect(errors("SH-02").first?.contains("'Int' conform to 'Identifiable'") == true)
  }

  @Test("DL-29: the rest of a path after dropFirst is not an optional")
  func dropFirst() {
    #expect(errors("DL-29").count == 1)
    #expect(errors("DL-29").first?.contains("must have Optional type") == true)
  }

  @Test("OB-05: an environment object gives bindings only through a local Bindable")
  func environmentBinding() {
    #expect(errors("OB-05") == ["error: cannot find '$router' in scope"])
  }

  @Test("OB-12: onChange needs a value that can be compared")
  func incomparable() {
    #expect(errors("OB-12").count == 1)
    #expect(errors("OB-12").first?.contains("'Plain' conform to 'Equatable'") == true)
  }

  @Test("OB-16: the default of an environment key cannot be a variable in Swift 6")
  func variableDefault() {
    #expect(errors("OB-16").count == 1)
    #expect(errors("OB-16").first?.contains("is not concurrency-safe") == true)
  }
}

private let rejected: [(id: String, code: String)] = [
  ("", "struct Plain {}\nenum Place: Hashable { case home }"),
  ("NP-01", "func np01(path: inout NavigationPath) { path.append(Plain()) }"),
  (
    "NP-09",
    """
    func np09(path: NavigationPath) {
      for _ in path {}
      _ = path[0]
      _ = path.first
      _ = path.last
      _ = path.contains(1)
    }
    """
  ),
  (
    "NP-10",
    """
    func np10(path: inout NavigationPath) {
      path.remove(at: 0)
      path.insert(1, at: 0)
    }
    """
  ),
  (
    "add",
    """
    func addToArrays(numbers: inout [Int], places: inout [Place], set: Set<Int>) {
      numbers.add(1)
      places.add(Place.home)
      _ = set.expanded
    }
    """
  ),
  (
    "NP-11",
    """
    func np11(path: NavigationPath) throws {
      _ = try JSONEncoder().encode(path)
      _ = Set<NavigationPath>()
      func send<T: Sendable>(_ value: T) {}
      send(path)
    }
    """
  ),
  ("NP-25", "func np25() -> NavigationPath { NavigationPath([1, \"a\"] as [any Hashable]) }"),
  ("NP-30", "func np30(path: inout NavigationPath) { path.append(contentsOf: [1, 2]) }"),
  (
    "NS-03",
    """
    @MainActor func ns03(path: Binding<Set<Int>>) -> some View {
      NavigationStack(path: path) { Text("") }
    }
    """
  ),
  (
    "NS-40",
    """
    @MainActor func ns40(item: Binding<Plain?>) -> some View {
      Text("").navigationDestination(item: item) { _ in Text("") }
    }
    """
  ),
  (
    "TV-02",
    """
    @MainActor func tv02() -> some View {
      TabView(selection: .constant(1)) {
        Tab("A", systemImage: "a", value: 1) { Text("") }
        Tab("B", systemImage: "b", value: "2") { Text("") }
      }
    }
    """
  ),
  (
    "TV-03",
    """
    @MainActor func tv03() -> some View {
      TabView(selection: .constant(1)) { Tab("A", systemImage: "a") { Text("") } }
    }
    """
  ),
  (
    "TV-04",
    """
    @MainActor func tv04() -> some View {
      TabView { Tab("A", systemImage: "a", value: .home) { Text("") } }
    }
    """
  ),
  (
    "TV-05",
    """
    @MainActor func tv05() -> some View {
      TabView { Tab("A", systemImage: "a") { Text("") }.tag(1) }
    }
    """
  ),
  (
    "TV-06",
    """
    @MainActor func tv06() -> some View {
      TabView {
        Tab("A", systemImage: "a") { Text("") }
        Text("B").tabItem { Text("B") }
      }
    }
    """
  ),
  ("TV-30", "@MainActor func tv30() -> some View { TabView { TabSection(\"x\") {} } }"),
  (
    "SH-02",
    """
    @MainActor func sh02(number: Binding<Int?>) -> some View {
      Text("").sheet(item: number) { Text("\\($0)") }
    }
    """
  ),
  (
    "DL-29",
    """
    func dl29(components: URLComponents) {
      if let id = components.path.dropFirst() { print(id) }
    }
    """
  ),
  (
    "OB-05",
    """
    @Observable final class Router { var path: [Int] = [] }
    struct OB05: View {
      @Environment(Router.self) var router
      var body: some View { NavigationStack(path: $router.path) { Text("") } }
    }
    """
  ),
  (
    "OB-12", "@MainActor func ob12(plain: Plain) -> some View { Text(\"\").onChange(of: plain) {} }"
  ),
  ("OB-16", "struct Key: EnvironmentKey {\n  static var defaultValue = 0\n}"),
]
