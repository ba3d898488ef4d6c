using Microsoft.Playwright;

namespace Assay.Page.Tests;

/// <summary>What a heat map of the page shows, and a reader who points at its cells.</summary>
internal static class HeatMap
{
    /// <summary>The cells of a row from left to right; those that nothing was asked of are left out.</summary>
    public static async Task<string[]> Cells(IPage page, string row, int map = 0) => await page.EvaluateAsync<string[]>(
        """
        ([map, row]) => [...document.querySelectorAll('.heat')[map].querySelectorAll('tr[data-row]')]
            .filter(line => line.dataset.row === row).flatMap(line => [...line.querySelectorAll('svg.line text')])
            .flatMap(text => {
                const places = text.getAttribute('x').split(' ').map(Number);
                return places.length === 1 ? [[places[0], text.textContent]] : places.map((place, at) => [place, text.textContent[at]]);
            })
            .sort((one, other) => one[0] - other[0]).map(cell => cell[1])
        """,
        new object[] { map, row });

    /// <summary>The colours of a row's cells, by name, without an order.</summary>
    public static async Task<string[]> Kinds(IPage page, string row) => await page.EvaluateAsync<string[]>(
        "row => [...document.querySelectorAll('.heat tr[data-row]')].filter(line => line.dataset.row === row)"
            + ".flatMap(line => [...line.querySelectorAll('svg.line path')]).map(path => path.getAttribute('class'))",
        row);

    /// <summary>Points at a cell, the first column being 0; of several with marks alone.</summary>
    public static async Task Point(IPage page, string row, int column, int map = 0)
    {
        const int Margin = 4;
        var line = page.Locator(".heat").Nth(map).Locator($"tr[data-row='{row}'] svg.line");
        await line.EvaluateAsync("line => line.closest('tr').scrollIntoView({ block: 'center' })");
        var place = (await line.BoundingBoxAsync())!;
        var left = await page.Locator(".heat").Nth(map).Locator(".heads .name").Nth(column)
            .EvaluateAsync<float>("head => Number.parseFloat(head.style.left)");
        await page.Mouse.MoveAsync(place.X + left + Margin, place.Y + Margin);
    }

    /// <summary>Clicks on a cell.</summary>
    public static async Task Click(IPage page, string row, int column, int map = 0)
    {
        await Point(page, row, column, map);
        await page.Mouse.DownAsync();
        await page.Mouse.UpAsync();
    }

    /// <summary>Rows of a map from top to bottom.</summary>
    public static async Task<string[]> Rows(IPage page, int map = 0) => await page.EvaluateAsync<string[]>(
        "map => [...document.querySelectorAll('.heat')[map].querySelectorAll('tr[data-row]')].map(row => row.dataset.row)", map);
}
