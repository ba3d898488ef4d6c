using Assay.Core.Workloads;

namespace Assay.DataSets.Generation;

/// <summary>What the shelves of the guide hold, whatever type they have: titles "Book 1", "Book 2" and so on, ids from 1, and a secret.</summary>
internal static class ShelfContent
{
    private const string PublishedSecret = "private member value";

    /// <summary>The private member's value.</summary>
    public static string Secret(in Recipe recipe) => recipe.Instance == 0
        ? FreshText.Copy(PublishedSecret)
        : FreshText.Vary(PublishedSecret, StableRandom.ForInstance(recipe));

    /// <summary>The books, made one by one from their title and id; other instances than 0 have other numbers of equal widths in random order.</summary>
    public static List<TBook> Books<TBook>(in Recipe recipe, Func<string, int, TBook> create) => NumberedBooks.Generate(recipe, "Book ", idStep: 1, create);
}
