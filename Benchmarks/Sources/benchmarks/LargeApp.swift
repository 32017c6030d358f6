import Foundation

/// An app of many files and many lines, as people write them: a tab of features with a model, a store, a list, a detail,
/// a form and a router each.
struct LargeApp {
  /// The number of files with a feature, of a hundred lines each.
  var features: Int
  /// A word in every file, so that none has ever been compiled.
  let edition = UUID().uuidString

  /// Writes the app into a folder.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: The number of lines.
  /// - Throws: An error when a file cannot be written.
  @discardableResult
  func write(in folder: URL) throws -> Int {
    var lines = 0
    for (name, text) in [("LargeApp.swift", root)]
      + (1...features).map({ ("Feature\($0).swift", feature($0)) })
    {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    }
    return lines
  }

  private var root: String {
    """
    import SwiftUI

    let edition = "\(edition)"
    @main struct LargeApp: App {
      var body: some Scene { WindowGroup { Root() } }
    }

    struct Root: View {
      var body: some View {
        NavigationStack {
          List {
    \((1...features).map { "        NavigationLink(\"Feature \($0)\") { Feature\($0)List() }" }.joined(separator: "\n"))
          }
          .navigationTitle("Features")
        }
      }
    }

    """
  }

  /// Returns the text of a file with one feature.
  ///
  /// - Parameters:
  ///   - number: Its number.
  ///   - title: What its list is called.
  /// - Returns: A hundred lines.
  func feature(_ number: Int, title: String = "Items") -> String {
    """
    import Observation  // \(edition)
    import SwiftUI

    struct Item\(number): Identifiable, Hashable, Codable {
      var id = UUID()
      var name: String
      var count: Int
      var isDone = false
      var price: Double { Double(count) * 1.25 }
      var summary: String { isDone ? "\\(name), done" : "\\(name), \\(count) left" }
    }

    enum Route\(number): Hashable {
      case detail(Item\(number))
      case statistics
      case help(page: Int)
    }

    @Observable final class Store\(number) {
      var items = (1...5).map { Item\(number)(name: "Item \\($0)", count: $0 * \(number)) }
      var path: [Route\(number)] = []
      var isAdding = false
      var query = ""

      var found: [Item\(number)] {
        query.isEmpty ? items : items.filter { $0.name.localizedCaseInsensitiveContains(query) }
      }
      var total: Int { items.map(\\.count).reduce(0, +) }

      func add(_ name: String, count: Int) {
        guard !name.isEmpty, !items.contains(where: { $0.name == name }) else { return }
        items.append(Item\(number)(name: name, count: count))
        isAdding = false
      }

      func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
    }

    struct Feature\(number)List: View {
      @State private var store = Store\(number)()

      var body: some View {
        List {
          Section("\(title)") {
            ForEach(store.found) { item in
              NavigationLink { Feature\(number)Detail(item: item, store: store) } label: {
                HStack {
                  Text(item.name).font(.headline)
                  Spacer()
                  Text("\\(item.count)").foregroundStyle(item.isDone ? .secondary : .primary)
                }
              }
            }
            .onDelete(perform: store.delete)
          }
          Section("Total") { LabeledContent("Count", value: "\\(store.total)") }
        }
        .searchable(text: $store.query)
        .navigationTitle("Feature \(number)")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Add", systemImage: "plus") { store.isAdding = true }
          }
        }
        .sheet(isPresented: $store.isAdding) { Feature\(number)Form(store: store) }
      }
    }

    struct Feature\(number)Detail: View {
      let item: Item\(number)
      let store: Store\(number)

      var body: some View {
        VStack(alignment: .leading, spacing: 8) {
          Text(item.summary)
          Text(item.price, format: .currency(code: "EUR"))
          Button("Double") {
            if let index = store.items.firstIndex(of: item) { store.items[index].count *= 2 }
          }
          .buttonStyle(.bordered)
        }
        .padding()
        .navigationTitle(item.name)
      }
    }

    struct Feature\(number)Form: View {
      let store: Store\(number)
      @State private var name = ""
      @State private var count = 1

      var body: some View {
        Form {
          TextField("Name", text: $name)
          Stepper("Count \\(count)", value: $count, in: 1...20)
          Button("Save") { store.add(name, count: count) }.disabled(name.isEmpty)
        }
      }
    }

    """
  }
}
