using Assay.Core.Workloads;
using Assay.DataSets.Generation;

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

/// <summary>A graph with shared objects and cycles: every participant is in several lists, and everything leads back.</summary>
[DataSet(
    "conference", "participant", 10, 250, 2_500,
    DefaultSize = 250,
    Summary = "ten events and their participants, shared between lists, with references back: cycles",
    Source = "serbench (conference): a graph with shared objects and cycles")]
public sealed class ConferenceDataSet : DataSet<Conference>
{
    private const int Events = 10;

    /// <inheritdoc/>
    public override Conference Generate(in Recipe recipe)
    {
        var draw = new Draw(recipe);
        var conference = new Conference { Name = draw.Words(12, 30), Events = [], Participants = [] };
        for (var left = Events; left > 0; left--)
        {
            conference.Events.Add(new ConferenceEvent
            {
                Title = draw.Words(10, 40),
                StartsAt = draw.Moment(),
                Conference = conference,
                Participants = [],
            });
        }

        while (conference.Participants.Count < recipe.Size) conference.Participants.Add(Participant(draw, conference.Participants));
        foreach (var participant in conference.Participants) Attend(participant, conference.Events, draw);
        return conference;
    }

    private static Participant Participant(Draw draw, List<Participant> others) => new()
    {
        Id = draw.Number(1, 100_000),
        Name = draw.Words(8, 24),
        Organisation = draw.Words(8, 24),
        Host = others.Count > 0 && draw.Chance(30) ? others[draw.Choice(others.Count)] : null,
        Events = [],
    };

    // Everyone goes to one event at least and to about a third of them.
    private static void Attend(Participant participant, List<ConferenceEvent> events, Draw draw)
    {
        var always = draw.Choice(events.Count);
        for (var index = 0; index < events.Count; index++)
        {
            if (index != always && !draw.Chance(30)) continue;
            participant.Events.Add(events[index]);
            events[index].Participants.Add(participant);
        }
    }
}
