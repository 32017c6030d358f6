import SwiftUI

enum Page: Hashable {
  case today, week, patients
}

struct ContentView: View {
  @State private var page = Page.today

  var body: some View {
    TabView(selection: $page) {
      Tab("Today", systemImage: "sun.max", value: Page.today) {
        Button("To the last page") { page = .patients }
      }
      Tab("Week", systemImage: "calendar", value: Page.week) {
        Text("Seven appointments")
      }
      Tab("Patients", systemImage: "person.2", value: Page.patients) {
        Text("Forty patients")
      }
    }
  }
}
