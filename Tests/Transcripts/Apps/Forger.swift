import SwiftUI

/// An app that tries to move the cursor and to forge lines, in every text that it has.
@main
struct ForgerApp: App {
  @State private var forger = Forger()

  var body: some Scene {
    WindowGroup {
      TabView(selection: .constant(Forger.evil)) {
        Tab(Forger.evil, systemImage: "house", value: Forger.evil) { Forged().environment(forger) }
          .badge(Forger.evil)
      }
      .onOpenURL { print("opened", $0, Forger.evil) }
    }
  }
}

@MainActor
@Observable
final class Forger {
  nonisolated static let evil = "A\u{1B}[2J\u{9B}1mB\r\n\u{202E}C"
  var path: [String] = []
  var text = Forger.evil
}

struct Forged: View {
  @Environment(Forger.self) private var forger
  @State private var isAlerting = false
  @State private var isAsking = false

  var body: some View {
    @Bindable var forger = forger
    NavigationStack(path: $forger.path) {
      List {
        NavigationLink(Forger.evil, value: Forger.evil)
        NavigationLink("Lost", value: [Forger.evil])
        Toggle("Toggle" + Forger.evil, isOn: .constant(true)).accessibilityIdentifier("toggle")
        Button("Change") { forger.text += Forger.evil }
        TextField("Field" + Forger.evil, text: $forger.text).accessibilityIdentifier("field")
        Picker("Picker" + Forger.evil, selection: .constant(Forger.evil)) {
          Text(Forger.evil).tag(Forger.evil)
        }
        Menu("Menu" + Forger.evil) { Button(Forger.evil) {} }
        Button("Alert") { isAlerting = true }
        Button("Ask") { isAsking = true }
      }
      .navigationTitle(Forger.evil)
      .alert(Forger.evil, isPresented: $isAlerting) {
        Button(Forger.evil) {}
      } message: {
        Text(Forger.evil)
      }
      .confirmationDialog(Forger.evil, isPresented: $isAsking, titleVisibility: .visible) {
        Button("Yes" + Forger.evil) { print(Forger.evil) }
      }
      .navigationDestination(for: String.self) { Text($0).navigationTitle(Forger.evil) }
    }
  }
}
