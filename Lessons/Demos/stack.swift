import SwiftUI

/// A cookbook, whose screens are the values of a path.
@main
struct CookbookApp: App {
  @State private var path: [Page] = []

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        List(Course.allCases) { course in
          NavigationLink(course.title, value: Page.course(course))
        }
        .navigationTitle("Cookbook")
        .navigationDestination(for: Page.self) { page in
          switch page {
          case .course(let course): CourseView(course: course)
          case .recipe(let name): RecipeView(name: name, path: $path)
          }
        }
      }
    }
  }
}

/// The screens that can be pushed.
enum Page: Hashable {
  case course(Course)
  case recipe(String)
}

enum Course: String, CaseIterable, Identifiable {
  case soups
  case desserts

  var id: Self { self }
  var title: String { rawValue.capitalized }

  var recipes: [String] {
    switch self {
    case .soups: ["Borscht", "Minestrone"]
    case .desserts: ["Tiramisu", "Crumble"]
    }
  }
}

struct CourseView: View {
  let course: Course

  var body: some View {
    List(course.recipes, id: \.self) { recipe in
      NavigationLink(recipe, value: Page.recipe(recipe))
    }
    .navigationTitle(course.title)
  }
}

struct RecipeView: View {
  let name: String
  @Binding var path: [Page]
  @State private var portions = 2

  var body: some View {
    Form {
      Text("Portions: \(portions)")
      Button("More Portions") { portions += 1 }
      Button("With Crumble") { path.append(.recipe("Crumble")) }
      Button("All Courses") { path = [] }
    }
    .navigationTitle(name)
  }
}
