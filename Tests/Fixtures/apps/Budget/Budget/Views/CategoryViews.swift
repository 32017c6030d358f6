import SwiftUI
import CoreData

struct CategoryListView: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(fetchRequest: CategoryListView.allCategories) private var categories: FetchedResults<Category>
    @State private var newName = ""
    @State private var showsAlert = false

    static var allCategories: NSFetchRequest<Category> {
        let request: NSFetchRequest<Category> = Category.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Category.name, ascending: true)]
        return request
    }

    var body: some View {
        NavigationStack {
            List(categories, id: \.objectID) { category in
                NavigationLink(value: category.objectID) {
                    HStack {
                        Circle().fill(category.color).frame(width: 10, height: 10)
                        Text(category.wrappedName)
                        Spacer()
                        Text("\(category.expensesArray.count)")
                            .foregroundStyle(.secondary)
                    }
                }
            }
            .navigationTitle("Categories")
            .navigationDestination(for: NSManagedObjectID.self) { id in
                if let category = context.object(with: id) as? Category {
                    CategoryDetailView(category: category)
                }
            }
            .toolbar {
                Button("New Category", systemImage: "folder.badge.plus") { showsAlert = true }
            }
            .alert("New Category", isPresented: $showsAlert) {
                TextField("Name", text: $newName)
                Button("Add") { add() }
                Button("Cancel", role: .cancel) { newName = "" }
            }
        }
    }

    private func add() {
        let category = Category(context: context)
        category.name = newName
        category.limit = 100
        newName = ""
        try? context.save()
    }
}

struct CategoryDetailView: View {
    @ObservedObject var category: Category
    @FetchRequest private var expenses: FetchedResults<Expense>

    init(category: Category) {
        self.category = category
        _expenses = FetchRequest(
            sortDescriptors: [SortDescriptor(\.title)],
            predicate: NSPredicate(format: "category == %@", category)
        )
    }

    var body: some View {
        List {
            Section("Limit") {
                ProgressView(value: min(category.total, category.limit), total: max(category.limit, 1))
                Text("\(category.total.formatted(.currency(code: "USD"))) of \(category.limit.formatted(.currency(code: "USD")))")
            }
            Section("Expenses") {
                ForEach(expenses) { expense in
                    ExpenseRow(expense: expense)
                }
            }
        }
        .navigationTitle(category.wrappedName)
    }
}

struct OverviewView: View {
    @SectionedFetchRequest<Bool, Expense>(
        sectionIdentifier: \.isRecurring,
        sortDescriptors: [
            NSSortDescriptor(keyPath: \Expense.isRecurring, ascending: true),
            NSSortDescriptor(keyPath: \Expense.title, ascending: true),
        ]
    )
    private var sections: SectionedFetchResults<Bool, Expense>

    @FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "amount > %f", 100.0))
    private var large: FetchedResults<Expense>

    var body: some View {
        NavigationStack {
            List {
                ForEach(sections) { section in
                    Section(section.id ? "Recurring" : "Once") {
                        ForEach(section) { expense in
                            Text(expense.wrappedTitle)
                        }
                    }
                }
                Section("Large") {
                    Text("\(large.count) above $100")
                }
            }
            .navigationTitle("Overview")
        }
    }
}
