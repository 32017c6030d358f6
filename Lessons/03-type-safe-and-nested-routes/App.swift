import SwiftUI

/// The programme of a film festival.
@main
struct FestivalApp: App {
  var body: some Scene {
    WindowGroup {
      FestivalView()
    }
  }
}

// region route
enum Route: Hashable {
  case film(FilmRoute)
  case cinema(CinemaRoute)
}
// endregion

// region nested
enum FilmRoute: Hashable {
  case details(Film.ID)
  case cast(Film.ID)
}

enum CinemaRoute: Hashable {
  case details(String)
  case row(Int, cinema: String)
}
// endregion

struct FestivalView: View {
  @State private var path: [Route] = []
  @State private var films = Film.all

  var body: some View {
    // region stack
    NavigationStack(path: $path) {
      Programme(films: films)
        .navigationTitle("Programme")
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .film(let route):
            FilmDestination(route: route, films: $films)
          case .cinema(let route):
            CinemaDestination(route: route, backToTheFilm: backToTheFilm)
          }
        }
    }
    // endregion
  }

  // region back
  private func backToTheFilm() {
    let last = path.lastIndex { route in
      if case .film(.details) = route { true } else { false }
    }
    path = Array(path.prefix(last.map { $0 + 1 } ?? 0))
  }
  // endregion
}

struct Programme: View {
  let films: [Film]

  var body: some View {
    List(films) { film in
      // region link
      NavigationLink(film.title, value: Route.film(.details(film.id)))
      // endregion
    }
  }
}

// region film
struct FilmDestination: View {
  let route: FilmRoute
  @Binding var films: [Film]

  var body: some View {
    switch route {
    case .details(let id): FilmScreen(id: id, films: $films)
    case .cast(let id): CastScreen(film: films.first { $0.id == id })
    }
  }
}
// endregion

struct FilmScreen: View {
  let id: Film.ID
  @Binding var films: [Film]

  // region lookup
  private var film: Film? {
    films.first { $0.id == id }
  }
  // endregion

  var body: some View {
    List {
      if let film {
        Text(film.isSoldOut ? "Sold out" : "Seats are left")
        NavigationLink("Cast", value: Route.film(.cast(id)))
        NavigationLink("Shown at the \(film.cinema)", value: Route.cinema(.details(film.cinema)))
        Button("Sell the last seat", action: sellLastSeat)
      }
    }
    .navigationTitle(film?.title ?? "Not in the programme")
  }

  private func sellLastSeat() {
    guard let index = films.firstIndex(where: { $0.id == id }) else { return }
    films[index].isSoldOut = true
  }
}

struct CastScreen: View {
  let film: Film?

  var body: some View {
    List(film?.cast ?? [], id: \.self) { name in
      Text(name)
    }
    .navigationTitle("Cast of \(film?.title ?? "an unknown film")")
  }
}

struct CinemaDestination: View {
  let route: CinemaRoute
  let backToTheFilm: () -> Void

  var body: some View {
    switch route {
    case .details(let name): CinemaScreen(name: name)
    case .row(let number, let cinema):
      RowScreen(number: number, cinema: cinema, backToTheFilm: backToTheFilm)
    }
  }
}

struct CinemaScreen: View {
  let name: String

  var body: some View {
    List {
      NavigationLink("Row 5", value: Route.cinema(.row(5, cinema: name)))
      NavigationLink("Row 9", value: Route.cinema(.row(9, cinema: name)))
    }
    .navigationTitle(name)
  }
}

struct RowScreen: View {
  let number: Int
  let cinema: String
  let backToTheFilm: () -> Void

  var body: some View {
    List {
      Text("Two seats at the aisle")
      Button("Back to the film", action: backToTheFilm)
    }
    .navigationTitle("\(cinema), Row \(number)")
  }
}

struct Film: Identifiable {
  let id: Int
  let title: String
  let cinema: String
  let cast: [String]
  var isSoldOut = false

  static let all = [
    Film(id: 1, title: "Night Train", cinema: "Apollo", cast: ["Ada Quist", "Jon Berg"]),
    Film(id: 2, title: "The Cartographer", cinema: "Roxy", cast: ["Mei Tan"]),
  ]
}

#Preview {
  FestivalView()
}
