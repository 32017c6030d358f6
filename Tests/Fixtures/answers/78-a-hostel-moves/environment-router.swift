import SwiftUI

@main
struct HostelApp: App {
  @StateObject private var guide = Guide()

  var body: some Scene {
    WindowGroup {
      Rooms().environmentObject(guide)
    }
  }
}

final class Guide: ObservableObject {
  @Published var path: [String] = []
}

struct Rooms: View {
  @EnvironmentObject private var guide: Guide

  var body: some View {
    NavigationStack(path: $guide.path) {
      List {
        NavigationLink("Room 1", value: "Room 1")
        NavigationLink("Room 2", value: "Room 2")
        NavigationLink("Room 3", value: "Room 3")
      }
      .navigationTitle("Hostel")
      .toolbar { Button("My bed") { guide.path = ["Room 2", "Bed B"] } }
      .navigationDestination(for: String.self) { name in
        Page(name: name)
      }
    }
  }
}

struct Page: View {
  @EnvironmentObject private var guide: Guide
  let name: String

  var body: some View {
    List {
      if name.hasPrefix("Room") {
        NavigationLink("Bed A", value: "Bed A")
        NavigationLink("Bed B", value: "Bed B")
      } else {
        Button("To the rooms") { guide.path = [] }
      }
    }
    .navigationTitle(name)
  }
}
