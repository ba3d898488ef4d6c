namespace Assay.DataSets.GameSaves;

/// <summary>How a player plays.</summary>
public enum GameMode
{
    /// <summary>Gathers and fights.</summary>
    Survival,

    /// <summary>Has everything.</summary>
    Creative,

    /// <summary>Changes no blocks.</summary>
    Adventure,

    /// <summary>Only looks.</summary>
    Spectator,
}
