import Foundation
import SceneText
import Testing

@testable import Grading

@Suite("Submissions that share code")
struct ClassSimilarityTests {
  private static let starter = """
    import SwiftUI

    @main
    struct ShopApp: App {
      var body: some Scene { WindowGroup { ContentView() } }
    }

    struct ContentView: View {
      var body: some View { Text("TODO") }
    }
    """

  private static let ada = """
    import SwiftUI

    @main
    struct ShopApp: App {
      var body: some Scene { WindowGroup { ContentView() } }
    }

    enum Route: Hashable { case item(Int), basket }

    struct ContentView: View {
      @State private var path: [Route] = []

      var body: some View {
        NavigationStack(path: $path) {
          List(0..<20) { number in
            Button("Item \\(number)") { path.append(.item(number)) }
          }
          .navigationTitle("Shop")
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .item(let number): Text("Item \\(number)").navigationTitle("Item")
            case .basket: Text("Basket").toolbar { Button("Empty") { path = [] } }
            }
          }
        }
      }
    }
    """

  /// Ada's code with other names, texts, comments and blanks, and a helper in front.
  private static var copied: String {
    "// All by myself\nlet greeting = \"Hello\"\n\n"
      + ada.replacing("Route", with: "Place").replacing("path", with: "trail")
      .replacing("number", with: "n").replacing("\"Shop\"", with: "\"My shop\"")
      .replacing("  ", with: "\t")
  }

  private static let own = """
    import SwiftUI

    @main
    struct ShopApp: App {
      var body: some Scene { WindowGroup { ContentView() } }
    }

    struct ContentView: View {
      @State private var chosen: Int?
      @State private var showsBasket = false

      var body: some View {
        NavigationStack {
          ScrollView {
            LazyVStack {
              ForEach(0..<20, id: \\.self) { index in
                Text("Item \\(index)").onTapGesture { chosen = index }
              }
            }
          }
          .navigationDestination(item: $chosen) { index in
            ItemScreen(index: index)
          }
          .sheet(isPresented: $showsBasket) { Text("Basket") }
        }
      }
    }

    struct ItemScreen: View {
      let index: Int
      var body: some View { Text("Item \\(index)").navigationTitle("Item") }
    }
    """

  private static func similarity(
    _ works: [String: String],
    atLeast percent: Int = 50
  ) -> ClassSimilarity {
    ClassSimilarity(
      of: works.map { name, text in
        ComparedSubmission(
          name: name,
          work: TakenWork(files: [.init(name: "App.swift", bytes: Array(text.utf8))])
        )
      },
      given: [starter],
      atLeast: percent
    )
  }

  @Test("renamed and reformatted code is found, with its lines")
  func renamed() throws {
    let found = Self.similarity(["ada": Self.ada, "ben": Self.copied, "cleo": Self.own])
    let pair = try #require(found.pairs.first)
    #expect(found.pairs.count == 1)
    #expect(found.count == 3)
    #expect([pair.first.submission, pair.second.submission] == ["ada", "ben"])
    #expect(pair.percent >= 95)
    let lines = try #require(pair.passages.first)
    #expect(lines.first.file == "App.swift")
    #expect(lines.second.start == lines.first.start + 3)
    #expect(
      lines.first.end == Self.ada.split(separator: "\n", omittingEmptySubsequences: false).count
    )
  }

  @Test("two independent solutions of the same task are not a pair")
  func apart() {
    #expect(Self.similarity(["ada": Self.ada, "cleo": Self.own]).pairs.isEmpty)
  }

  @Test("the starter's code does not count")
  func starter() {
    let handedBack = Self.similarity(["ada": Self.starter, "ben": Self.starter], atLeast: 0)
    #expect(handedBack.pairs.isEmpty)
  }

  @Test("moved passages are found")
  func moved() throws {
    let parts = Self.own.components(separatedBy: "struct ItemScreen")
    let moved = "struct ItemScreen\(parts[1])\n\(parts[0])"
    let pair = try #require(Self.similarity(["ada": Self.own, "ben": moved]).pairs.first)
    #expect(pair.percent >= 90)
    #expect(pair.passages.count >= 2)
  }

  @Test("code that most of a class shares is not a sign of copying")
  func common() {
    let names = ["ada", "ben", "cleo", "dora", "emil", "finn"]
    let works = Dictionary(uniqueKeysWithValues: names.map { ($0, Self.ada + "\nlet \($0) = 1") })
    #expect(Self.similarity(works, atLeast: 0).pairs.isEmpty)
  }

  @Test("a group that is most of a small class is named, although its code is ignored")
  func ring() throws {
    var works = [
      "ada": Self.ada, "ben": Self.copied, "cleo": Self.ada.replacing("basket", with: "cart"),
    ]
    works["dora"] = Self.own
    works["emil"] = Self.starter
    let found = Self.similarity(works)
    #expect(found.pairs.isEmpty)
    #expect(found.common.map(\.submission) == ["ada", "ben", "cleo"])
    let first = try #require(found.common.first)
    #expect(first.longest.file == "App.swift" && first.lineCount >= 15)
    let text = SimilarityText(layout: TextLayout(width: 80)).lines(of: found).map(\.plain)
    #expect(text.joined(separator: " ").contains("ada, ben, cleo"))
    #expect(try found.json().contains("\"lineCount\""))
    #expect(SimilarityPage(found, of: []).text.contains("ada, ben, cleo"))
    let honest = ["ada": Self.ada, "ben": Self.own, "cleo": Self.starter]
    #expect(Self.similarity(honest).common.isEmpty)
  }

  @Test("a single equal line does not make a pair")
  func oneLine() {
    let line = """

      func leave() { path = path.filter { $0 != .basket }.map { route in route }; path.append(.item(path.count)); \
      path.append(.basket); path.removeAll { $0 == .item(3) } }

      """
    let found = Self.similarity(
      ["ada": Self.starter + line, "ben": Self.starter + line, "cleo": Self.own],
      atLeast: 1
    )
    #expect(found.pairs.isEmpty)
  }

  @Test(
    "parentheses, array notation and access modifiers make no difference",
    arguments: [
      ("var seen = 0", "private var seen: Int = (0)"),
      ("var kept: [Int] = []", "var kept = Array<Int>()"),
      ("if place > seen, wanted {", "if (place > seen), (wanted) {"),
      ("return kept.count", "self.kept.count"),
    ]
  )
  func paraphrased(before: String, after: String) {
    let passage = """
      struct Own {
        var wanted = true
        var seen = 0
        var kept: [Int] = []
        mutating func keep(_ places: [Int]) -> Int {
          for place in places {
            if place > seen, wanted {
              kept.append(place * 2)
            } else {
              seen += place
            }
          }
          return kept.count
        }
      }
      """
    #expect(passage.contains(before))
    let found = Self.similarity([
      "ada": Self.starter + passage,
      "ben": Self.starter + passage.replacing(before, with: after),
    ])
    #expect(found.pairs.first.map { min($0.first.percent, $0.second.percent) } ?? 0 >= 60)
  }

  @Test("a repetitive text takes no longer than any other")
  func repetitions() {
    let line = "Text(verbatim: a).padding().padding().padding().padding().padding().padding()\n"
    let text = String(repeating: line, count: 2_000)
    let found = Self.similarity(["ada": text, "ben": text])
    #expect(found.pairs.map(\.percent) == [100])
  }
}
