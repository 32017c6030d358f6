import SwiftUI

/// The trees of a park, and where to find shelter.
@main
struct ParkApp: App {
  var body: some Scene {
    WindowGroup {
      ParkView()
    }
  }
}

struct Tree: Identifiable, Hashable {
  let name: String
  let age: Int

  var id: String { name }

  static let all = [Tree(name: "Oak", age: 210), Tree(name: "Lime", age: 90)]
}

// TODO: Find out why three people complain.
struct ParkView: View {
  @State private var chosen: Tree?
  @State private var isColouring = false
  @State private var isInspecting = false
  @State private var isSheltering = false
  @State private var colour = "Green"

  var body: some View {
    NavigationStack {
      List {
        ForEach(Tree.all) { tree in
          Button(tree.name) { chosen = tree }
        }
        Text("Leaves: \(colour)")
        Button("Colour") { isColouring = true }
          .popover(isPresented: $isColouring) {
            ColourMenu { picked in
              colour = picked
              isColouring = false
            }
          }
          .presentationCompactAdaptation(.popover)
        Button("Shelters") { isSheltering = true }
      }
      .navigationTitle("Park")
      .sheet(isPresented: $isSheltering) {
        ShelterList()
          .presentationDetents([.height(120), .large])
      }
      .presentationBackgroundInteraction(.enabled(upThrough: .height(120)))
      .inspector(isPresented: $isInspecting) {
        if let chosen {
          TreeDetails(tree: chosen)
        }
      }
      .onChange(of: chosen) { isInspecting = chosen != nil }
    }
  }
}

struct ColourMenu: View {
  let pick: (String) -> Void

  var body: some View {
    Button("Red") { pick("Red") }
    Button("Yellow") { pick("Yellow") }
  }
}

struct ShelterList: View {
  var body: some View {
    Text("The hut at the pond")
  }
}

struct TreeDetails: View {
  let tree: Tree

  var body: some View {
    Text("\(tree.name), \(tree.age) years old")
  }
}
