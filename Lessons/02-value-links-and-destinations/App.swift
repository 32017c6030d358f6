import SwiftUI

/// A guide through a botanical garden.
@main
struct GardenApp: App {
  var body: some Scene {
    WindowGroup {
      GardenView()
    }
  }
}

// region values
enum House: String, CaseIterable {
  case palms = "Palm House"
  case ferns = "Fern House"
}

struct Day: Hashable {
  let name: String
}

struct Talk: Hashable {
  let title: String
}
// endregion

struct GardenView: View {
  @State private var marked: Int?

  var body: some View {
    // region stack
    NavigationStack {
      GardenList(marked: marked)
        .navigationTitle("Garden")
        .navigationDestination(for: House.self) { house in
          HouseScreen(house: house)
        }
        .navigationDestination(for: Int.self) { number in
          PlantScreen(number: number, marked: $marked)
        }
        .navigationDestination(for: Day.self) { day in
          DayScreen(day: day)
        }
    }
    // endregion
  }
}

struct GardenList: View {
  let marked: Int?

  var body: some View {
    List {
      // region houses
      Section("Houses") {
        ForEach(House.allCases, id: \.self) { house in
          NavigationLink(house.rawValue, value: house)
        }
      }
      // endregion
      Section("Today") {
        // region today
        NavigationLink("Plant of the day", value: 3)
        NavigationLink("Talks on Saturday", value: Day(name: "Saturday"))
        NavigationLink("Talk at noon", value: Talk(title: "How Figs Travel"))
        // endregion
        // region marked
        NavigationLink("Marked plant", value: marked)
        // endregion
      }
    }
  }
}

struct HouseScreen: View {
  let house: House

  var body: some View {
    // region house
    List(Plant.all.filter { $0.house == house }) { plant in
      NavigationLink(value: plant.id) {
        PlantRow(plant: plant)
      }
    }
    .navigationTitle(house.rawValue)
    // endregion
  }
}

struct DayScreen: View {
  let day: Day

  var body: some View {
    // region day
    List {
      NavigationLink("Twelve o'clock", value: Talk(title: "How Figs Travel"))
      NavigationLink("Three o'clock", value: Talk(title: "Moss in Winter"))
    }
    .navigationTitle(day.name)
    .navigationDestination(for: Talk.self) { talk in
      Text("In the old greenhouse")
        .navigationTitle(talk.title)
    }
    // endregion
  }
}

struct PlantRow: View {
  let plant: Plant

  var body: some View {
    HStack {
      Image(systemName: "leaf")
      Text(plant.name)
    }
  }
}

struct PlantScreen: View {
  let number: Int
  @Binding var marked: Int?

  private var plant: Plant? {
    Plant.all.first { $0.id == number }
  }

  var body: some View {
    // region plant
    List {
      if let plant {
        NavigationLink(
          "Grows in the \(plant.house.rawValue)",
          value: plant.house
        )
      }
      Button("Mark this plant") { marked = number }
    }
    .navigationTitle(plant?.name ?? "Unknown plant")
    // endregion
  }
}

struct Plant: Identifiable {
  let id: Int
  let name: String
  let house: House

  static let all = [
    Plant(id: 1, name: "Date Palm", house: .palms),
    Plant(id: 2, name: "Weeping Fig", house: .palms),
    Plant(id: 3, name: "Tree Fern", house: .ferns),
  ]
}

#Preview {
  GardenView()
}
