import NavUI

/// An app whose every screen can do everything that the model knows of.
struct ReferenceApp: App {
  let store: ReferenceStore

  init() {
    self.init(store: ReferenceStore())
  }

  init(store: ReferenceStore) {
    self.store = store
  }

  var body: some Scene {
    WindowGroup {
      TabView(selection: Binding(get: { store.tab }, set: { store.select($0) })) {
        NavigationStack(path: Bindable(store).typed) { ProbeRoot(name: "typed", store: store) }
          .tabItem { Text("typed") }.tag(ProbeTab.typed)
        NavigationStack(path: Bindable(store).mixed) { ProbeRoot(name: "mixed", store: store) }
          .tabItem { Text("mixed") }.tag(ProbeTab.mixed)
        NavigationStack { ProbeRoot(name: "own", store: store) }
          .tabItem { Text("own") }.tag(ProbeTab.own)
      }
      .sheet(isPresented: Bindable(store).note, onDismiss: { store.log("dismissed note") }) {
        NavigationStack { ProbeRoot(name: "note", store: store) }
      }
    }
  }
}

/// The state that the app keeps outside its views, with the notes of its views.
@MainActor
@Observable
final class ReferenceStore {
  var tab = ProbeTab.typed
  var typed: [Int] = []
  var mixed = NavigationPath()
  var note = false
  @ObservationIgnored private(set) var log: [String: Int] = [:]

  func log(_ event: String) {
    log[event, default: 0] += 1
  }

  func select(_ place: ProbeTab) {
    log("selections")
    tab = place
  }

  func make(_ change: StoreChange) {
    switch change {
    case .select(let place): tab = place
    case .note(let isPresented): note = isPresented
    case .cut(.mixed, let count): mixed.removeLast(min(count, mixed.count))
    case .set(.mixed, let values):
      mixed = NavigationPath()
      for value in values {
        switch value {
        case .number(let number): mixed.append(number)
        case .word(let word): mixed.append(word)
        case .stray(let value): mixed.append(value)
        }
      }
    case .set, .cut, .insert, .remove:
      typed = change.path(typed.map { .number($0) }).compactMap { value in
        if case .number(let number) = value { number } else { nil }
      }
    }
  }
}

/// The root of a stack, which declares the destinations.
private struct ProbeRoot: View {
  let name: String
  let store: ReferenceStore
  var swap: (@MainActor () -> Void)?

  var body: some View {
    Probe(name: name, store: store, swap: swap)
      .navigationDestination(for: Int.self) { Probe(name: "\($0)", store: store) }
      .navigationDestination(for: String.self) { Probe(name: $0, store: store) }
  }
}

/// A screen that does what its text field is told, and tells its state in its title.
private struct Probe: View {
  let name: String
  let store: ReferenceStore
  var hasStack = true
  var swap: (@MainActor () -> Void)?
  @State private var count = 0
  @State private var appearances = 0
  @State private var isPushed = false
  @State private var pushed: ProbeItem?
  @State private var isSheet = false
  @State private var sheet: ProbeItem?
  @State private var isCover = false
  @State private var isAlert = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let title = "\(name) \(count) \(appearances)"
    VStack {
      // A cover without a stack has no title.
      Text(title)
      TextField("Do", text: Binding(get: { "" }, set: { obey($0) }))
      NavigationLink("1", value: 1)
      NavigationLink("a", value: "a")
      NavigationLink("Link") { Probe(name: "link", store: store) }
    }
    .navigationTitle(title)
    .onAppear {
      appearances += 1
      store.log("+\(name)")
    }
    .onDisappear { store.log("-\(name)") }
    .navigationDestination(isPresented: $isPushed) { Probe(name: "flag", store: store) }
    .navigationDestination(item: $pushed) { item in
      Probe(name: "item \(item.id)", store: store) { pushed = item.other }
    }
    .sheet(isPresented: $isSheet, onDismiss: { store.log("dismissed sheet") }) {
      NavigationStack { ProbeRoot(name: "sheet", store: store) }
    }
    .sheet(item: $sheet, onDismiss: { store.log("dismissed item") }) { item in
      NavigationStack {
        ProbeRoot(name: "item \(item.id)", store: store) { sheet = item.other }
      }
    }
    .fullScreenCover(isPresented: $isCover, onDismiss: { store.log("dismissed cover") }) {
      Probe(name: "cover", store: store, hasStack: false)
    }
    .alert("alert", isPresented: $isAlert) {}
  }

  private func obey(_ name: String) {
    switch ProbeCommand(rawValue: name) {
    case .count: count += 1
    case .push: isPushed = hasStack
    case .push1: pushed = hasStack ? ProbeItem(id: 1) : nil
    case .push2: pushed = hasStack ? ProbeItem(id: 2) : nil
    case .sheet: isSheet = true
    case .sheet1: sheet = ProbeItem(id: 1)
    case .sheet2: sheet = ProbeItem(id: 2)
    case .cover: isCover = true
    case .alert: isAlert = true
    case .both:
      isSheet = true
      isCover = true
    case .swap: swap?()
    case .dismiss: dismiss()
    case nil: break
    }
  }
}

private struct ProbeItem: Hashable, Identifiable {
  let id: Int

  var other: ProbeItem { ProbeItem(id: id == 1 ? 2 : 1) }
}
