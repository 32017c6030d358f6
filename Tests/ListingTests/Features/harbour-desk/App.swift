import SwiftUI
import os

@main
struct HarbourApp: App {
  var body: some Scene {
    WindowGroup { Desk() }
  }
}

/// A controller of UIKit between two views of SwiftUI.
struct Bridge: UIViewControllerRepresentable {
  let ferry: String

  func makeUIViewController(context: Context) -> UIHostingController<Ferry> {
    UIHostingController(rootView: Ferry(name: ferry))
  }

  func updateUIViewController(_ controller: UIHostingController<Ferry>, context: Context) {
    controller.rootView = Ferry(name: ferry)
  }
}

struct Ferry: View {
  let name: String
  @State private var hoots = 0

  var body: some View {
    Text("Ferry \(name)")
    Text("hoots \(hoots)")
    Button("Hoot") { hoots += 1 }
  }
}

struct Desk: View {
  private static let timetable: LocalizedStringResource = "Timetable"
  private static let passengers = OSAllocatedUnfairLock(initialState: 0)

  @State private var ferry = "Ada"
  @State private var note = ""
  @State private var windows = 0
  @State private var counted = 0
  @FocusState private var isWriting: Bool
  @AppStorage("ticket") private var ticket = "none"

  var body: some View {
    NavigationStack {
      VStack {
        Bridge(ferry: ferry)
        Button("Change ferry") { ferry = "Bea" }
        TextField("Note", text: $note).focused($isWriting)
        Text(isWriting ? "keyboard up" : "keyboard down")
        Button("Hide keyboard") {
          UIApplication.shared.sendAction(
            #selector(UIResponder.resignFirstResponder),
            to: nil,
            from: nil,
            for: nil
          )
        }
        Text("windows \(windows)")
        Button("Count windows") {
          let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
          windows = scenes.flatMap(\.windows).count
        }
        Text("passengers \(counted)")
        Button("Board") {
          counted = Self.passengers.withLock { count in
            count += 1
            return count
          }
        }
        Text("ticket \(ticket)")
        Button("Buy") { UserDefaults.standard.setValue("return", forKey: "ticket") }
        Text(String(localized: "fare", defaultValue: "Fare \(3)"))
        Text("A7 to B12".matches(of: /[A-Z](\d+)/).map { String($0.1) }.joined(separator: " "))
        NavigationLink(Self.timetable) {
          Text("08:15").accessibilityLabel("quarter past eight").navigationTitle(Self.timetable)
        }
      }
      .navigationTitle("Harbour")
    }
  }
}
