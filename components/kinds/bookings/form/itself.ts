/** The choice that stands for the company's own account; its members are choices, too. */
export const ITSELF = 'itself';
