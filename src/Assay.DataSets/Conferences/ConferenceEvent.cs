namespace Assay.DataSets.Conferences;

/// <summary>One event of a conference.</summary>
public class ConferenceEvent
{
    /// <summary>What it is about.</summary>
    public string Title { get; set; } = null!;

    /// <summary>When it begins, in UTC.</summary>
    public DateTime StartsAt { get; set; }

    /// <summary>The conference, which holds this event.</summary>
    public Conference Conference { get; set; } = null!;

    /// <summary>Those who come: the same objects as in the conference's list.</summary>
    public List<Participant> Participants { get; set; } = null!;
}
