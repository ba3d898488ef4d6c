namespace Assay.DataSets.GameSaves;

/// <summary>What a player knows how to make.</summary>
public class RecipeBook
{
    /// <summary>All known recipes.</summary>
    public List<string> Recipes { get; set; } = null!;

    /// <summary>Those not seen yet.</summary>
    public List<string> ToBeDisplayed { get; set; } = null!;

    /// <summary>Whether the book is open.</summary>
    public bool IsGuiOpen { get; set; }

    /// <summary>Whether it shows only what can be made.</summary>
    public bool IsFilteringCraftable { get; set; }
}
