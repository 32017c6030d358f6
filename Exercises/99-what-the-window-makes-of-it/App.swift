import SwiftUI

/// A guide to tonight's sky.
@main
struct SkyApp: App {
  var body: some Scene {
    WindowGroup {
      SkyView()
    }
  }
}

struct SkyView: View {
  @State private var isReading = false
  @State private var isShowingDetails = false
  @State private var isListing = false

  var body: some View {
    NavigationStack {
      List {
        Button("Legend") { isReading = true }
          .popover(isPresented: $isReading) {
            TitledScreen(title: "Signs")
          }
        Button("Vega") { isShowingDetails = true }
        Button("Tonight") { isListing = true }
        NavigationLink("Mars", value: "Mars")
      }
      .navigationTitle("Sky")
      .navigationDestination(for: String.self) { name in
        Text("Low in the east")
          .navigationTitle(name)
      }
      .inspector(isPresented: $isShowingDetails) {
        TitledScreen(title: "About Vega")
      }
      .sheet(isPresented: $isListing) {
        TitledScreen(title: "Hours")
          .presentationDetents([.height(100), .large])
          .presentationBackgroundInteraction(.enabled(upThrough: .height(100)))
      }
    }
  }
}

struct TitledScreen: View {
  let title: String

  var body: some View {
    NavigationStack {
      Text("See the back of the chart")
        .navigationTitle(title)
    }
  }
}
