import SwiftUI

/// A guide for the guests of a hostel.
@main
struct HostelApp: App {
  var body: some Scene {
    WindowGroup {
      RootView()
    }
  }
}

enum Page: Hashable {
  case rooms, guests
}

struct RootView: View {
  @State private var page = Page.rooms

  var body: some View {
    TabView(selection: $page) {
      Tab("Rooms", systemImage: "bed.double", value: Page.rooms) {
        RoomList()
      }
      Tab("Guests", systemImage: "book", value: Page.guests) {
        GuestBook()
      }
    }
  }
}

struct RoomList: View {
  @State private var path: [Int] = []
  @State private var returns = 0

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(1..<4) { number in
          NavigationLink("Room \(number)", value: number)
        }
        Text("Returns: \(returns)")
      }
      .navigationBarTitle("Rooms")
      .navigationDestination(for: Int.self) { number in
        RoomScreen(number: number)
      }
    }
    .onChange(of: path) { new in
      if new.count < path.count { returns += 1 }
    }
  }
}

struct RoomScreen: View {
  let number: Int
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Button("Back to the rooms") { presentationMode.wrappedValue.dismiss() }
      .navigationBarTitle("Room \(number)")
  }
}

struct GuestBook: View {
  @State private var isSigning = false
  @State private var signed = 0

  var body: some View {
    NavigationStack {
      List {
        Text("Signed: \(signed)")
        Button("Sign") { isSigning = true }
      }
      .navigationTitle("Guests")
      .sheet(isPresented: $isSigning) {
        SignSheet { signed += 1 }
      }
    }
  }
}

struct SignSheet: View {
  let sign: () -> Void
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    NavigationStack {
      Button("Done") {
        sign()
        presentationMode.wrappedValue.dismiss()
      }
      .navigationTitle("Your name")
    }
  }
}
