import SwiftUI

/// A place that hires out boats.
@main
struct BoatApp: App {
  var body: some Scene {
    WindowGroup {
      BoatList()
    }
  }
}

struct BoatList: View {
  @State private var chosen: String?
  @State private var isShown = false
  @State private var tip: String?
  @State private var isTipShown = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(["Kayak", "Canoe", "Dinghy"], id: \.self) { boat in
          Button(boat) {
            chosen = boat
            isShown = true
          }
        }
        Button("Tip of the day") { tip = "Dinghy" }
      }
      .navigationTitle("Boats")
      .sheet(isPresented: $isShown) {
        BoatSheet(name: chosen ?? "No boat")
      }
      .background {
        TipSheet(isShown: $isTipShown, tip: tip)
      }
    }
    .onChange(of: tip) { isTipShown = true }
  }
}

struct TipSheet: View {
  @Binding var isShown: Bool
  let tip: String?

  var body: some View {
    Color.clear
      .sheet(isPresented: $isShown) {
        BoatSheet(name: tip ?? "No tip")
      }
  }
}

struct BoatSheet: View {
  let name: String

  var body: some View {
    NavigationStack {
      Text("Five coins an hour")
        .navigationTitle(name)
    }
  }
}
