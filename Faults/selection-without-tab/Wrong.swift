import SwiftUI

struct ContentView: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      Tab("Today", systemImage: "sun.max", value: 0) {
        Button("To the last page") { page = 3 }
      }
      Tab("Week", systemImage: "calendar", value: 1) {
        Text("Seven appointments")
      }
      Tab("Patients", systemImage: "person.2", value: 2) {
        Text("Forty patients")
      }
    }
  }
}
