//
//  Persistence.swift
//  Budget
//

import CoreData

struct PersistenceController {
    static let shared = PersistenceController()

    static var preview: PersistenceController = {
        let result = PersistenceController(inMemory: true)
        let viewContext = result.container.viewContext
        for index in 0..<10 {
            let newItem = Expense(context: viewContext)
            newItem.id = UUID()
            newItem.title = "Expense \(index)"
            newItem.date = Date()
            newItem.amount = Double(index) * 3.5
        }
        do {
            try viewContext.save()
        } catch {
            let nsError = error as NSError
            fatalError("Unresolved error \(nsError), \(nsError.userInfo)")
        }
        return result
    }()

    let container: NSPersistentContainer

    init(inMemory: Bool = false) {
        container = NSPersistentContainer(name: "Budget")
        if inMemory {
            container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
        }
        container.loadPersistentStores(completionHandler: { (storeDescription, error) in
            if let error = error as NSError? {
                fatalError("Unresolved error \(error), \(error.userInfo)")
            }
        })
        container.viewContext.automaticallyMergesChangesFromParent = true
        container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        seedIfNeeded()
    }

    func save() {
        let context = container.viewContext
        guard context.hasChanges else { return }
        do {
            try context.save()
        } catch {
            print("Could not save: \(error.localizedDescription)")
        }
    }

    private func seedIfNeeded() {
        let context = container.viewContext
        let request: NSFetchRequest<Category> = Category.fetchRequest()
        let count = (try? context.count(for: request)) ?? 0
        guard count == 0 else { return }
        for (name, limit, color) in [("Groceries", 250.0, "green"), ("Rent", 900.0, "blue"), ("Fun", 120.0, "orange")] {
            let category = Category(context: context)
            category.name = name
            category.limit = limit
            category.colorName = color
        }
        try? context.save()
    }
}
