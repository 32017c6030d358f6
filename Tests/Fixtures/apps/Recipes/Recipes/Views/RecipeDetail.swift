import SwiftUI
import SwiftData

struct RecipeDetail: View {
    @Bindable var recipe: Recipe
    @State private var isEditing = false
    @State private var checked: Set<String> = []

    var body: some View {
        List {
            Section {
                LabeledContent("Time", value: recipe.duration)
                LabeledContent("Difficulty", value: recipe.difficulty.label)
                if let cuisine = recipe.cuisine {
                    LabeledContent("Cuisine", value: cuisine.name)
                }
                Toggle("Favorite", isOn: $recipe.isFavorite)
            }
            Section("Ingredients") {
                ForEach(recipe.ingredients, id: \.self) { ingredient in
                    Button {
                        withAnimation(.snappy) {
                            if checked.insert(ingredient).inserted == false { checked.remove(ingredient) }
                        }
                    } label: {
                        Label(ingredient, systemImage: checked.contains(ingredient) ? "checkmark.circle.fill" : "circle")
                    }
                    .buttonStyle(.plain)
                }
            }
            Section {
                Text("\(checked.count) of \(recipe.ingredients.count) at hand")
            }
        }
        .navigationTitle(recipe.name)
        .toolbar { Button("Edit") { isEditing = true } }
        .sheet(isPresented: $isEditing) {
            NavigationStack { RecipeEditor(recipe: recipe) }
        }
    }
}

struct RecipeEditor: View {
    let recipe: Recipe?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.modelContext) private var context
    @State private var name = ""
    @State private var minutes = 30
    @State private var difficulty = Difficulty.easy
    @FocusState private var nameFocused: Bool

    var body: some View {
        Form {
            TextField("Name", text: $name)
                .focused($nameFocused)
            Stepper("Minutes: \(minutes)", value: $minutes, in: 5...600, step: 5)
            Picker("Difficulty", selection: $difficulty) {
                ForEach(Difficulty.allCases) { Text($0.label) }
            }
            .pickerStyle(.segmented)
        }
        .navigationTitle(recipe == nil ? "New Recipe" : "Edit Recipe")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } }
            ToolbarItem(placement: .confirmationAction) {
                Button("Save") {
                    withAnimation {
                        save()
                        dismiss()
                    }
                }
                .disabled(name.isEmpty)
            }
        }
        .onAppear {
            nameFocused = true
            guard let recipe else { return }
            name = recipe.name
            minutes = recipe.minutes
            difficulty = recipe.difficulty
        }
    }

    private func save() {
        if let recipe {
            recipe.name = name
            recipe.minutes = minutes
            recipe.difficulty = difficulty
        } else {
            context.insert(Recipe(name: name, minutes: minutes, difficulty: difficulty))
        }
    }
}

#Preview("Detail") {
    NavigationStack {
        RecipeDetail(recipe: Recipe(name: "Toast", minutes: 5))
    }
    .modelContainer(for: Recipe.self, inMemory: true)
}
