terraform {
  required_version = ">= 1.3"
  required_providers {
    random = {
      source  = "hashicorp/random"
      version = "~> 3.5"
    }
  }
}

variable "length" {
  description = "Number of characters"
  type        = number
  default     = 24

  validation {
    condition     = var.length >= 12
    error_message = "A password has at least 12 characters."
  }
}

resource "random_password" "this" {
  length = var.length
}

output "value" {
  description = "The password"
  value       = random_password.this.result
  sensitive   = true
}
