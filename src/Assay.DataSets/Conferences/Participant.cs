namespace Assay.DataSets.Conferences;

/// <summary>Someone who takes part.</summary>
public class Participant
{
    /// <summary>Their number.</summary>
    public int Id { get; set; }

    /// <summary>Their name.</summary>
    public string Name { get; set; } = null!;

    /// <summary>Where they come from.</summary>
    public string Organisation { get; set; } = null!;

    /// <summary>Another participant, who invited them, if anyone did.</summary>
    public Participant? Host { get; set; }

    /// <summary>Where they go: the same objects as in the conference's list.</summary>
    public List<ConferenceEvent> Events { get; set; } = null!;
}
