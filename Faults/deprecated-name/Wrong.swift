import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Rules", value: "Rules")
        .navigationBarTitle("Chess club")
        .navigationDestination(for: String.self) { name in
          RulesScreen(name: name)
        }
    }
  }
}

struct RulesScreen: View {
  let name: String
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Button("Understood") { presentationMode.wrappedValue.dismiss() }
      .navigationBarTitle(name)
  }
}
