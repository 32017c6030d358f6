import SwiftUI

/// The settings, in an object of their own.
final class PageSettings: ObservableObject {
  @AppStorage("captions") var captions = true
}

@main
struct PicturePagesApp: App {
  var body: some Scene {
    WindowGroup { Album() }
  }
}

struct Album: View {
  @StateObject private var settings = PageSettings()
  @State private var page = 0
  @State private var copies = 1
  @State private var isLoading = true
  @State private var country = "none"

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(0..<5) { number in
          Text("Picture \(number)").tag(number)
        }
      }
      .tabViewStyle(.page)
      Text(settings.captions ? "captions" : "no captions")
      Text("copies \(copies)")
      Text("country \(country)")
      Stepper("Copies", value: $copies, in: 1...9)
      if isLoading { ProgressView("Loading") }
      Button("Hide captions") { settings.captions = false }
      List {
        Button {
          country = "Canada"
        } label: {
          HStack {
            Text("🇨🇦")
            Text("Canada")
          }
        }
      }
    }
    .task {
      try? await Task.sleep(for: .seconds(2))
      isLoading = false
    }
  }
}
