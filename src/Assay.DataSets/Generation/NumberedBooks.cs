using Assay.Core.Workloads;

namespace Assay.DataSets.Generation;

/// <summary>Numbered books, whatever type they have: a title that ends in a number, and an id in proportion to it.</summary>
internal static class NumberedBooks
{
    /// <summary>
    /// The books, made one by one from their title and id; other instances than 0 have other numbers of equal widths in random order.
    /// </summary>
    public static List<TBook> Generate<TBook>(
        in Recipe recipe, string titlePrefix, int idStep, Func<string, int, TBook> create, int first = 1)
    {
        var books = new List<TBook>(recipe.Size);
        if (recipe.Instance == 0)
        {
            for (var number = first; number < first + recipe.Size; number++) books.Add(create($"{titlePrefix}{number}", number * idStep));
            return books;
        }

        var random = StableRandom.ForInstance(recipe);
        var order = new int[recipe.Size];
        for (var index = 0; index < order.Length; index++) order[index] = index + first;
        random.Shuffle<int>(order);
        var titles = new NumberPermutation(random);
        var ids = new NumberPermutation(random);
        foreach (var number in order) books.Add(create($"{titlePrefix}{titles[number]}", ids[number * idStep]));
        return books;
    }
}

/// <summary>
/// What the shelves of the guide hold, whatever type they have: titles "Book 1", "Book 2" and so on, ids from 1, and a secret.
/// </summary>
internal static class ShelfContent
{
    private const string PublishedSecret = "private member value";

    /// <summary>The private member's value.</summary>
    public static string Secret(in Recipe recipe) => recipe.Instance == 0
        ? FreshText.Copy(PublishedSecret)
        : FreshText.Vary(PublishedSecret, StableRandom.ForInstance(recipe));

    /// <summary>
    /// The books, made one by one from their title and id; other instances than 0 have other numbers of equal widths in random order.
    /// </summary>
    public static List<TBook> Books<TBook>(
        in Recipe recipe, Func<string, int, TBook> create) => NumberedBooks.Generate(recipe, "Book ", idStep: 1, create);
}
