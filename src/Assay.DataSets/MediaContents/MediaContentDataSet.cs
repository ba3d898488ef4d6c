using Assay.Core.Workloads;
using Assay.DataSets.Generation;

namespace Assay.DataSets.MediaContents;

/// <summary>The shape of jvm-serializers; its first object is the one that the suite publishes.</summary>
[DataSet(
    "media-content", "medium", 1, 100, 1_000,
    Summary = "media of 11 members with two images each, persons, enums and nulls",
    Source = "jvm-serializers: the object that suites of other platforms share")]
public sealed class MediaContentDataSet : DataSet<MediaLibrary>
{
    /// <inheritdoc/>
    public override MediaLibrary Generate(in Recipe recipe)
    {
        var library = new MediaLibrary { Contents = new List<MediaContent>(recipe.Size) { Published(recipe) } };
        var draw = new Draw(recipe);
        while (library.Contents.Count < recipe.Size) library.Contents.Add(Drawn(draw));
        return library;
    }

    private static MediaContent Published(in Recipe recipe)
    {
        var permutation = recipe.Instance == 0 ? null : new CharacterPermutation(StableRandom.ForInstance(recipe));
        return new MediaContent
        {
            Media = new Media
            {
                Uri = Fresh("http://javaone.com/keynote.mpg"),
                Title = Fresh("Javaone Keynote"),
                Width = 640,
                Height = 480,
                Format = Fresh("video/mpg4"),
                Duration = 18_000_000,
                Size = 58_982_400,
                Bitrate = 262_144,
                Persons = [Fresh("Bill Gates"), Fresh("Steve Jobs")],
                Player = Player.Java,
                Copyright = null,
            },
            Images =
            [
                new Image
                {
                    Uri = Fresh("http://javaone.com/keynote_large.jpg"),
                    Title = Fresh("Javaone Keynote"),
                    Width = 1_024,
                    Height = 768,
                    Size = ImageSize.Large,
                },
                new Image
                {
                    Uri = Fresh("http://javaone.com/keynote_small.jpg"),
                    Title = Fresh("Javaone Keynote"),
                    Width = 320,
                    Height = 240,
                    Size = ImageSize.Small,
                },
            ],
        };

        string Fresh(string text) => permutation is null ? FreshText.Copy(text) : permutation.Apply(text);
    }

    private static MediaContent Drawn(Draw draw) => new()
    {
        Media = new Media
        {
            Uri = $"http://example.org/{draw.Letters(12)}.mpg",
            Title = draw.Chance(90) ? draw.Words(8, 30) : null,
            Width = draw.Number(320, 1_920),
            Height = draw.Number(240, 1_080),
            Format = draw.Choice("video/mpg4", "video/webm", "video/ogg"),
            Duration = draw.Long(60_000, 20_000_000),
            Size = draw.Long(1_000_000, 4_000_000_000),
            Bitrate = draw.Chance(70) ? draw.Number(64_000, 8_000_000) : null,
            Persons = Persons(draw),
            Player = (Player)draw.Choice(2),
            Copyright = draw.Chance(30) ? draw.Words(10, 24) : null,
        },
        Images = [Image(draw, ImageSize.Large), Image(draw, ImageSize.Small)],
    };

    private static List<string> Persons(Draw draw)
    {
        var persons = new List<string>();
        for (var left = 1 + draw.Choice(4); left > 0; left--) persons.Add(draw.Words(8, 20));
        return persons;
    }

    private static Image Image(Draw draw, ImageSize size) => new()
    {
        Uri = $"http://example.org/{draw.Letters(12)}.jpg",
        Title = draw.Chance(80) ? draw.Words(8, 30) : null,
        Width = draw.Number(320, 1_920),
        Height = draw.Number(240, 1_080),
        Size = size,
    };
}
