namespace Assay.DataSets.Conferences;

/// <summary>Events and participants that know each other.</summary>
public class Conference
{
    /// <summary>What it is called.</summary>
    public string Name { get; set; } = null!;

    /// <summary>Its events.</summary>
    public List<ConferenceEvent> Events { get; set; } = null!;

    /// <summary>Everyone who takes part.</summary>
    public List<Participant> Participants { get; set; } = null!;
}
