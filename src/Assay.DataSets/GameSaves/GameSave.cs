namespace Assay.DataSets.GameSaves;

/// <summary>The saved players of a game.</summary>
public class GameSave
{
    /// <summary>The players.</summary>
    public List<Player> Players { get; set; } = null!;
}
